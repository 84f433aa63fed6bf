import {collectBlocks, previousCode} from '../../../src/blocks/collect';
import {parseMdx} from '../../../src/blocks/parseMdx';
import type {Block, ExampleBlock, TaskBlock} from '../../../src/blocks/types';
import {filesWith} from '../../../src/blocks/task';

function collect(text: string) {
  return collectBlocks(parseMdx(text));
}

function examples(blocks: readonly Block[]): readonly ExampleBlock[] {
  return blocks.filter((block) => block.kind === 'example');
}

function problems(text: string): readonly string[] {
  return collect(text).problems.map(({line, column, message}) => `${line}:${column} ${message}`);
}

describe('collectBlocks: examples', () => {
  it('gives the blocks in order, with front matter counted in the lines', () => {
    const {blocks, problems: found} = collect(
      '---\ntitle: T\n---\n\n```js\nlet a;\n```\n\n```json\n{}\n```\n\n:::tip[T]\n\n```text\nx\n```\n\n:::\n',
    );
    expect(found).toEqual([]);
    expect(examples(blocks).map(({id, lang, runner, line}) => [id, lang, runner, line])).toEqual([
      ['block-1', 'js', 'js', 5],
      ['block-2', 'json', undefined, 9],
      ['block-3', 'text', undefined, 15],
    ]);
  });

  it('attaches the expected result, with the place of its content', () => {
    const [block] = examples(collect('```js\n1\n2\n```\n\n```output\na\nb\n```\n').blocks);
    expect(block!.output).toMatchObject({text: 'a\nb', fenceLine: 6, line: 7, lines: 2, indent: 0});
    expect(block!.files[0]).toMatchObject({line: 2, lines: 2});
  });

  it('counts trailing blank lines and indentation of a fence in a list', () => {
    const [block] = examples(
      collect('- item\n\n  ```js\n  1\n  ```\n\n  ```output\n  a\n\n  ```\n').blocks,
    );
    expect(block!.output).toMatchObject({text: 'a\n', lines: 2, indent: 2});
  });

  it('joins the files of one id, also across prose, and runs them as a page', () => {
    const {blocks} = collect(
      '```html preview id=cards height=200\n<p>\n```\n\nText.\n\n```css id=cards hide {1}\np {}\n```\n\n```output\nx\n```\n',
    );
    const [block, ...others] = examples(blocks);
    expect(others).toEqual([]);
    expect(block).toMatchObject({
      id: 'cards',
      runner: 'html',
      preview: true,
      height: 200,
      hidden: false,
    });
    expect(block!.files.map(({name, hidden}) => [name, hidden])).toEqual([
      ['index.html', false],
      ['style.css', true],
    ]);
    expect(block!.output?.text).toBe('x');
  });

  it('prints js without a preview to a console and renders js with one', () => {
    const [console, page, sheet] = examples(
      collect('```js\n1\n```\n\n```js preview\n1\n```\n\n```css\np {}\n```\n').blocks,
    );
    expect([console!.runner, page!.runner, sheet!.runner]).toEqual(['js', 'html', 'css']);
  });

  it('takes over the files and the prepared set of a page that a block continues', () => {
    const [, next] = examples(
      collect('```html preview id=a setup=film-club\n<p>\n```\n\n```css continue=a\np {}\n```\n')
        .blocks,
    );
    expect(next).toMatchObject({runner: 'html', preview: true, setup: 'film-club', continues: 'a'});
    expect(next!.files.map(({name, inherited}) => [name, inherited])).toEqual([
      ['index.html', true],
      ['style.css', false],
    ]);
  });

  it('adds sheets and scripts to those of the page that is continued, and replaces its html', () => {
    const blocks = examples(
      collect(
        '```html id=a\n<p>\n```\n\n```css id=a\np {}\n```\n\n```css id=b continue=a\nb {}\n```\n\n```html continue=b\n<b>\n```\n',
      ).blocks,
    );
    expect(blocks[1]!.files.map(({name, text}) => `${name} ${text}`)).toEqual([
      'index.html <p>',
      'earlier-style.css p {}',
      'style.css b {}',
    ]);
    expect(blocks[2]!.files.map(({name, text}) => `${name} ${text}`)).toEqual([
      'index.html <b>',
      'earlier-style.css p {}',
      'style.css b {}',
    ]);
  });

  it('gives the code of the blocks whose state is gone on in, oldest first', () => {
    const {blocks} = collect(
      '```sql id=a setup=movies\n1\n```\n\n```sql id=b continue=a\n2\n```\n\n```sql continue=b\n3\n```\n',
    );
    const last = examples(blocks)[2]!;
    expect(previousCode(blocks, last)).toEqual(['1', '2']);
    expect(last.setup).toBe('movies');
  });

  it.each([
    ['```js previw\n```\n', '1:7 “previw” is not an option of code blocks'],
    ['```output\nx\n```\n', '1:1 this expected result does not follow a code block'],
    [
      '```js\n1\n```\n\nText.\n\n```output\nx\n```\n',
      '7:1 this expected result does not follow a code block',
    ],
    [
      '```js id=a\n1\n```\n\n```js id=a\n2\n```\n',
      '5:1 the block “a” has two files called script.js',
    ],
    ['```js continue=no\n1\n```\n', '1:1 no earlier block has the id “no”'],
    [
      '```js id=a\n1\n```\n\n```php continue=a\n1\n```\n',
      '5:1 a php block cannot continue a js block',
    ],
    ['```js {3}\n1\n```\n', '1:1 line 3 is to be highlighted, but the block has only one line'],
    ['~~~js test\n1\n~~~\n', '1:1 “test” is only allowed in a task'],
  ])('reports %j', (text, expected) => {
    expect(problems(text)).toContain(expected);
  });
});

const TASK = `<Task title="Space" id="gap-1">

Do it.

~~~html start setup=film-club
<p>a</p>
~~~
~~~css start
p {}
~~~
~~~js test
expect(1).toBe(1);
~~~
~~~css solution
p { gap: 1px; }
~~~

<Hint>Think.</Hint>

</Task>
`;

it('wants a list in a summary', () => {
  expect(problems('<Summary>\n\nOne.\n\n</Summary>\n')).toEqual(['1:1 the summary has no list']);
  expect(problems('<Summary>\n\n- One.\n\n</Summary>\n')).toEqual([]);
});

describe('collectBlocks: tasks', () => {
  it('reads the parts of a task', () => {
    const {blocks, problems: found} = collect(TASK);
    expect(found).toEqual([]);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({
      kind: 'task',
      id: 'gap-1',
      title: 'Space',
      runner: 'html',
      setup: 'film-club',
      hints: 1,
      test: {text: 'expect(1).toBe(1);', line: 12},
    });
  });

  it('solves a task by putting the changed files in the place of the first ones', () => {
    const [task] = collect(TASK).blocks;
    const files = task?.kind === 'task' ? filesWith(task, task.solution) : [];
    expect(files.map(({name, text}) => `${name}: ${text}`)).toEqual([
      'index.html: <p>a</p>',
      'style.css: p { gap: 1px; }',
    ]);
  });

  const withCases = (fences: string) => TASK.replace('<Hint>', `${fences}\n\n<Hint>`);
  const casesOf = (fences: string) => {
    const [task] = collect(withCases(fences)).blocks;
    return task?.kind === 'task' ? task.cases : [];
  };

  it('takes each accept and reject fence as a case, and those with one id as the files of one', () => {
    const fences =
      '~~~css accept\na {}\n~~~\n~~~css reject="too wide"\nb {}\n~~~\n' +
      '~~~html accept id=both\n<b>\n~~~\n~~~css accept id=both\nc {}\n~~~';
    expect(
      casesOf(fences).map(({role, why, files}) => [role, why, files.map(({name}) => name)]),
    ).toEqual([
      ['accept', undefined, ['style.css']],
      ['reject', 'too wide', ['style.css']],
      ['accept', undefined, ['index.html', 'style.css']],
    ]);
  });

  it.each([
    ['~~~css reject\nb {}\n~~~', '18:8 “reject” needs a value'],
    [
      '~~~css accept id=a\na {}\n~~~\n~~~html reject="b" id=a\nb\n~~~',
      '21:1 the case “a” has both accept and reject blocks',
    ],
    [
      '~~~css accept id=a\na {}\n~~~\n~~~css accept id=a\nb {}\n~~~',
      '21:1 two files are called style.css',
    ],
    ['~~~css accept solution\na {}\n~~~', '18:8 “solution” and “accept” cannot be used together'],
  ])('reports the case %j', (fences, expected) => {
    expect(problems(withCases(fences))).toContain(expected);
  });

  it('reads the level, and leaves what it may be to the check of widgets', () => {
    const {blocks} = collect(TASK.replace('id="gap-1"', 'id="gap-1" level="own"'));
    expect(blocks[0]).toMatchObject({level: 'own'});
  });

  it('lists the files of a page as a developer does, wherever they are written', () => {
    const {blocks} = collect(TASK.replace('css start', 'js start open'));
    const swapped = collect(
      '```js id=a\n1\n```\n\n```css id=a open\np {}\n```\n\n```html preview id=a\n<p>\n```\n',
    );
    expect(blocks[0]).toMatchObject({start: [{lang: 'html'}, {lang: 'js', open: true}]});
    expect(examples(swapped.blocks)[0]!.files.map(({lang, open}) => [lang, open])).toEqual([
      ['html', false],
      ['css', true],
      ['js', false],
    ]);
  });

  it('reports a second file that is marked to be open', () => {
    expect(problems('```html id=a open\n<p>\n```\n\n```css id=a open\np {}\n```\n')).toEqual([
      '5:1 “open” is on index.html and on style.css',
    ]);
    expect(
      problems(
        TASK.replace('html start', 'html start open').replace('css start', 'css start open'),
      ),
    ).toEqual(['8:1 “open” is on index.html and on style.css']);
    expect(problems('```html hide open\n<p>\n```\n')).toContain(
      '1:14 “hide” and “open” cannot be used together',
    );
  });

  it('leaves the props of a task to the check of widgets', () => {
    const without = TASK.replace('title="Space" id="gap-1"', '');
    expect(problems(`${without}\n${without}`)).toEqual([]);
  });

  it('takes props that are written in braces', () => {
    const braces = TASK.replace('"Space" id="gap-1"', '{"Space"} id={"gap-1"}');
    expect(collect(braces).blocks[0]).toMatchObject({id: 'gap-1', title: 'Space'});
  });

  it('goes on in the state of an earlier block, with its prepared set', () => {
    const {blocks, problems: found} = collect(
      '```sql id=a setup=movies\n1\n```\n\n' +
        '<Task title="T" id="t-1">\n\n~~~sql start continue=a\n2\n~~~\n\n~~~js test\n3\n~~~\n\n~~~sql solution\n4\n~~~\n\n</Task>\n',
    );
    expect(found).toEqual([]);
    expect(blocks[1]).toMatchObject({kind: 'task', continues: 'a', setup: 'movies'});
    expect(previousCode(blocks, blocks[1] as TaskBlock)).toEqual(['1']);
  });

  it.each([
    ['a', 'a task cannot use the files of another block'],
    ['b', 'no earlier block has the id “b”'],
  ])('reports a task that cannot go on with %s', (id, message) => {
    const task = TASK.replace('html start', `html start continue=${id}`);
    expect(problems(`\`\`\`html preview id=a\n<p>1</p>\n\`\`\`\n\n${task}`).join('\n')).toContain(
      message,
    );
  });

  it('reports every part that a task lacks', () => {
    expect(problems('<Task title="T" id="t-1">\n\ntext\n\n</Task>\n')).toEqual([
      '1:1 the task has no start',
      '1:1 the task has 0 checks',
      '1:1 the task has no solution',
    ]);
  });

  it('reports an id that a task and an example share', () => {
    expect(problems(`\`\`\`js id=gap-1\n1\n\`\`\`\n\n${TASK}`)).toContain(
      '5:1 the id “gap-1” is used twice',
    );
  });
});

const QUIZ = `<Quiz>

- Which element — \`ul\` or \`ol\`?
  - [x] \`ul\` — the *order* does not matter.
  - [ ] \`a — b\` — no.

- Choose all that apply.
  - [x] One — yes.
  - [x] Two — yes.

</Quiz>
`;

describe('collectBlocks: quizzes', () => {
  it('reads questions, answers and explanations', () => {
    const {blocks, problems: found} = collect(QUIZ);
    expect(found).toEqual([]);
    const [quiz] = blocks;
    expect(quiz?.kind === 'quiz' && quiz.questions).toMatchObject([
      {
        text: 'Which element — ul or ol?',
        chooseAll: false,
        line: 3,
        answers: [
          {correct: true, text: 'ul', explanation: 'the order does not matter.', line: 4},
          {correct: false, text: 'a — b', explanation: 'no.'},
        ],
      },
      {chooseAll: true},
    ]);
  });

  it.each([
    ['<Quiz>\n\ntext\n\n</Quiz>\n', '1:1 the quiz has no questions'],
    ['<Quiz>\n\n- Q?\n  - [x] a — b\n\n</Quiz>\n', '3:1 the question has fewer than two answers'],
    [
      '<Quiz>\n\n- Q?\n  - [ ] a — b\n  - [ ] c — d\n\n</Quiz>\n',
      '3:1 no answer is marked as right',
    ],
    [
      '<Quiz>\n\n- Q?\n  - [x] a — b\n  - [x] c — d\n\n</Quiz>\n',
      '3:1 2 answers are marked as right',
    ],
    ['<Quiz>\n\n- Q?\n  - [x] a\n  - [ ] c — d\n\n</Quiz>\n', '4:3 the answer has no explanation'],
    ['<Quiz>\n\n- Q?\n  - [x] a — b\n  - c — d\n\n</Quiz>\n', '5:3 the answer has no checkbox'],
  ])('reports %j', (text, expected) => {
    expect(problems(text)).toContain(expected);
  });
});

describe('collectBlocks: scripts shown step by step', () => {
  it('knows the script and accepts what it continues', () => {
    const {blocks, problems: found} = collect(
      '```js id=a\nlet a;\n```\n\n```js trace continue=a\na;\n```\n',
    );
    expect(found).toEqual([]);
    expect(examples(blocks).map(({trace}) => trace)).toEqual([false, true]);
  });

  it.each([
    ['of more than 40 lines', `\`\`\`js trace\n${'1;\n'.repeat(41)}\`\`\`\n`, 'of 41 lines'],
    ['that uses the page', '```js trace\ndocument.title;\n```\n', 'uses the page'],
    [
      'with other files',
      '```js trace id=a\n1;\n```\n\n```html id=a\n<p>a</p>\n```\n',
      'with other files',
    ],
  ])('reports a script %s', (_, text, words) => {
    expect(problems(text)).toEqual([expect.stringContaining(words)]);
  });
});
