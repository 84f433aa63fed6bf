import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Expression} from 'estree';
import type {Nodes, Parent} from 'mdast';
import {VFile} from 'vfile';
import {plainText} from '../../../../src/lib/code/plainText';
import codeBlocks from '../../../../src/markdown/remark/codeBlocks';
import {STILL_FOLDER, STILL_PATH} from '../../../../src/markdown/remark/stills';
import {parseMdx} from '../../../../src/blocks/parseMdx';

interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Element[];
}

const ROOT = join(__dirname, '../../../..');
const PATH = join(ROOT, 'tests/fixtures/figures/lesson.md');

/** The elements that a lesson becomes, in order. */
function render(text: string): readonly Element[] {
  const tree = parseMdx(text);
  codeBlocks({root: ROOT})(tree, new VFile({path: PATH}));
  return elementsOf(tree);
}

function elementsOf(parent: Parent): readonly Element[] {
  return parent.children.map(toElement);
}

function toElement(node: Nodes): Element {
  const children = 'children' in node ? elementsOf(node) : [];
  if (node.type !== 'mdxJsxFlowElement') {
    return {type: node.type, props: {}, children};
  }
  const props = node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw new Error('a spread');
    }
    const {value} = attribute;
    const statement = typeof value === 'object' ? value?.data?.estree?.body[0] : undefined;
    return [
      attribute.name,
      statement?.type === 'ExpressionStatement' ? evaluate(statement.expression) : (value ?? true),
    ];
  });
  return {type: node.name ?? '', props: Object.fromEntries(props), children};
}

function evaluate(node: Expression): unknown {
  if (node.type === 'ArrayExpression') {
    return node.elements.map((item) => evaluate(item as Expression));
  }
  if (node.type === 'ObjectExpression') {
    return Object.fromEntries(
      node.properties.map((property) => {
        const {key, value} = property as {key: {value: string}; value: Expression};
        return [key.value, evaluate(value)];
      }),
    );
  }
  return node.type === 'Literal' ? node.value : node.type;
}

describe('the remark plugin codeBlocks', () => {
  it('ships code that is only shown as highlighted HTML', () => {
    const [block] = render('```css title="a.css" {1}\np {}\n```\n');
    expect(block).toMatchObject({
      type: 'CodeBlock',
      props: {
        lang: 'css',
        title: 'a.css',
        html: '<span class="l h"><span class=t>p</span> {}\n</span>',
      },
    });
  });

  it('makes a block that runs, with the result that the lesson promises', () => {
    const [block, ...others] = render('```js id=a\nlet a = 1;\n```\n\n```output\n1\n```\n');
    expect(others).toEqual([]);
    expect(block).toMatchObject({
      type: 'Runnable',
      props: {block: {id: 'a', runner: 'js', output: {lang: 'output'}}},
    });
  });

  it('hands a preview that has no still over to the print view, with all that it runs with', () => {
    const elements = render(
      '```html preview id=a hide\n<b>1</b>\n```\n\n```js continue=a preview\ndocument.title;\n```\n\n```html preview id=c\n<p>2</p>\n```\n',
    );
    const [scripted, still] = elements.map(({props}) => props.block as Record<string, string>);
    expect(still).toHaveProperty('still');
    expect(still).not.toHaveProperty('paperRun');
    expect(scripted).not.toHaveProperty('still');
    const name = scripted!.paperRun!.slice(STILL_PATH.length);
    expect(JSON.parse(readFileSync(join(ROOT, STILL_FOLDER, name), 'utf8'))).toEqual({
      language: 'html',
      files: [
        {name: 'index.html', text: '<b>1</b>'},
        {name: 'script.js', text: 'document.title;'},
      ],
      previous: [],
    });
  });

  it('shows neighbouring files of one id as tabs of one block', () => {
    const elements = render(
      '```html preview id=a\n<p>\n```\n\n```css id=a\np {}\n```\n\n```js id=a hide\n1;\n```\n',
    );
    expect(elements).toHaveLength(1);
    const block = elements[0]!.props.block as {
      files: {name: string; hidden?: true}[];
      open: number;
    };
    expect(block.files.map(({name, hidden}) => [name, hidden])).toEqual([
      ['index.html', undefined],
      ['style.css', undefined],
      ['script.js', true],
    ]);
    expect(block.open).toBe(1);
  });

  it('opens the file that is written last, and keeps the page as the first tab', () => {
    const elements = render('```css id=a\np {}\n```\n\n```html preview id=a\n<p>\n```\n');
    expect(elements).toHaveLength(1);
    expect(elements[0]!.props.block).toMatchObject({files: [{lang: 'html'}, {lang: 'css'}]});
    expect(elements[0]!.props.block).not.toHaveProperty('open', 1);
  });

  it('shows a file that stands before the prose in its place, and again as a tab', () => {
    const elements = render('```html preview id=a\n<p>\n```\n\nText.\n\n```css id=a\np {}\n```\n');
    expect(elements.map(({type}) => type)).toEqual(['CodeBlock', 'paragraph', 'Runnable']);
    expect(elements[2]!.props.block).toMatchObject({files: [{lang: 'html'}, {lang: 'css'}]});
  });

  it('hands over the code of the blocks that one continues', () => {
    const elements = render('```js id=a hide\nlet a = 1;\n```\n\n```js continue=a\na;\n```\n');
    expect(elements).toHaveLength(1);
    expect(elements[0]!.props.block).toMatchObject({previous: ['let a = 1;']});
  });

  it('takes the files of a page that is continued, out of sight', () => {
    const elements = render('```html preview id=a\n<p>\n```\n\n```css continue=a\np {}\n```\n');
    const {files, previous} = elements[1]!.props.block as {
      files: {name: string; html: string; hidden?: true}[];
      previous?: unknown;
    };
    expect(previous).toBeUndefined();
    expect(files.map(({name, hidden}) => [name, hidden])).toEqual([
      ['index.html', true],
      ['style.css', undefined],
    ]);
    expect(plainText(files[0]!.html)).toBe('<p>');
  });

  it.each([
    ['```js norun="why"\n1\n```\n', ['CodeBlock']],
    ['```php fragment\n1\n```\n', ['CodeBlock']],
    ['```css\np {}\n```\n', ['CodeBlock']],
    ['```json\n{}\n```\n', ['CodeBlock']],
    ['```js error="x"\nx\n```\n', ['Runnable']],
    ['```js norun="why"\n1\n```\n\n```output\n1\n```\n', ['CodeBlock', 'CodeBlock']],
    ['```js hide\n1\n```\n', []],
    ['```mermaid\nflowchart TD\n  accTitle: T\n  accDescr: D\n```\n', ['Mermaid']],
  ])('%j becomes %j', (text, types) => {
    expect(render(text).map(({type}) => type)).toEqual(types);
  });

  it('keeps the prose of a task and takes its code as data', () => {
    const [task] = render(
      '<Task title="T" id="t-1">\n\nDo *it*.\n\n~~~html start\n<p>\n~~~\n~~~js test\nexpect(1).toBe(1);\n~~~\n~~~html solution\n<b>\n~~~\n\n<Hint>H</Hint>\n\n</Task>\n',
    );
    expect(task).toMatchObject({
      type: 'Task',
      props: {title: 'T', task: {id: 't-1', runner: 'html', test: 'expect(1).toBe(1);'}},
    });
    expect(task!.children.map(({type}) => type)).toEqual(['TaskText', 'Hint']);
  });

  it('keeps in its place the code that the text of a task quotes', () => {
    const [task] = render(
      '<Task title="T" id="t-1">\n\nPrint:\n\n```text\nComet\n```\n\nFor any list.\n\n~~~js start\n1\n~~~\n~~~js test\nexpect(1).toBe(1);\n~~~\n~~~js solution\n2\n~~~\n\n</Task>\n',
    );
    const [text] = task!.children;
    expect(text!.children.map(({type}) => type)).toEqual(['paragraph', 'CodeBlock', 'paragraph']);
    expect(text!.children[1]).toMatchObject({
      props: {lang: 'text', html: expect.stringContaining('Comet')},
    });
  });

  it('keeps the level and the explanation of a task, and ships no case of the tests', () => {
    const [task] = render(
      '<Task title="T" id="t-1" level="own">\n\nDo it.\n\n~~~html start\n<p>\n~~~\n~~~css start open\np {}\n~~~\n~~~js test\nexpect(1).toBe(1);\n~~~\n~~~html solution\n<b>\n~~~\n~~~html accept\n<i>acceptable</i>\n~~~\n~~~html reject="worse"\n<u>rejected</u>\n~~~\n\n<Explain>Because.</Explain>\n\n</Task>\n',
    );
    expect(task).toMatchObject({type: 'Task', props: {level: 'own', task: {open: 1}}});
    expect(task!.children.map(({type}) => type)).toEqual(['TaskText', 'Explain']);
    expect(JSON.stringify(task)).not.toMatch(/acceptable|worse|rejected/);
  });

  it('turns a quiz into data with inline markup', () => {
    const [quiz] = render(
      '<Quiz>\n\n- Which of `a` and `b`?\n  - [x] `a` — the <Term>*first*</Term>.\n  - [ ] b — no.\n\n</Quiz>\n',
    );
    expect(quiz!.props.quiz).toEqual({
      questions: [
        {
          html: 'Which of <code>a</code> and <code>b</code>?',
          code: [],
          answers: [
            {html: '<code>a</code>', why: 'the <em>first</em>.', right: true},
            {html: 'b', why: 'no.'},
          ],
        },
      ],
    });
  });

  it('highlights the code of a question, and gives the same order of answers each time', () => {
    const text =
      '<Quiz>\n\n- What is printed?\n\n  ```js\n  let a = 1;\n  ```\n\n  - [x] a — 1.\n  - [ ] b — 2.\n  - [ ] c — 3.\n  - [ ] d — 4.\n\n</Quiz>\n';
    const questionOf = () =>
      (render(text)[0]!.props.quiz as {questions: {code: unknown; answers: {html: string}[]}[]})
        .questions[0]!;
    const {code, answers} = questionOf();
    expect(code).toEqual([
      {
        lang: 'js',
        html: '<span class=l><span class=k>let</span> a = <span class=n>1</span>;\n</span>',
      },
    ]);
    expect(answers.map(({html}) => html)).toEqual(questionOf().answers.map(({html}) => html));
    expect(answers.map(({html}) => html).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('puts the drawing of a figure into the page, named by its alt text', () => {
    const [figure] = render('<Figure src="./line.svg" alt="A &quot;line&quot;" caption="C" />\n');
    expect(figure!.props).toEqual({
      caption: 'C',
      svg: '<svg role="img" aria-label="A &quot;line&quot;" width="10" viewBox="0 0 10 10"><path d="M0 0h1" fill="var(--fig-ink)"/></svg>',
    });
  });

  it('stops at mistakes and names all of them with their lines', () => {
    expect(() => render('text\n\n```js previw\n1\n```\n\n```output\n1\n```\n')).toThrow(
      /lesson\.md:3:7 {2}code {2}“previw” is not an option of code blocks {2}\(write `preview`, or remove it\)\n.*lesson\.md:7:1 {2}code {2}this expected/,
    );
  });

  describe('Steps', () => {
    const steps = (list: string) =>
      render(`<Steps src="./steps.svg" alt="Lines." caption="C">\n\n${list}\n\n</Steps>\n`)[0]!;

    it('keeps in the drawing of each step what belongs to it, with the texts as children', () => {
      const {type, props, children} = steps('1. One `li`.\n2. Two.\n3. Three.\n4. Four.');
      expect(type).toBe('Steps');
      expect(props.steps).toMatchObject([
        {says: 'One li.', svg: expect.stringContaining('aria-label="Lines. Step 1."')},
        {says: 'Two.'},
        {says: 'Three.'},
        {says: 'Four.'},
      ]);
      const lines = (props.steps as {svg: string}[]).map(({svg}) => svg.match(/M\d/g)!.join(' '));
      expect(lines).toEqual(['M0 M4', 'M0 M2 M3', 'M0 M3 M4', 'M0 M3 M4']);
      expect(JSON.stringify(props.steps)).not.toContain('data-step');
      expect(children.map((child) => child.type)).toEqual(['div', 'div', 'div', 'div']);
    });

    it('stops the build when the drawing has more steps than the list, or there is no list', () => {
      expect(() => steps('1. One.\n2. Two.\n3. Three.')).toThrow(
        'the drawing names step 4, but there are 3',
      );
      expect(() => steps('One.')).toThrow('the steps are not a list');
    });
  });
});
