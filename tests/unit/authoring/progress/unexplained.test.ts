import {namesInCode} from '../../../../src/authoring/progress/codeNames';
import {readLessonCode, unexplainedCode} from '../../../../src/authoring/progress/unexplained';
import {parseLesson} from '../../../../src/checker/read/parse';

const shown = (lang: string, code: string): readonly string[] =>
  namesInCode(lang, code).map(({kind, name, line}) => `${line} ${kind} ${name}`);

describe('namesInCode', () => {
  it.each([
    [
      'elements, each once',
      'html',
      '<ul>\n  <li>A</li>\n  <li><b>B</b></li>\n</ul>',
      ['1 element ul', '2 element li', '3 element b'],
    ],
    [
      'properties and functions of CSS, but no custom property',
      'css',
      '.a {\n  --gap: 1px;\n  width: calc(1px + var(--gap));\n  & b { color: red; }\n}',
      ['3 property width', '3 function calc()', '3 function var()', '4 property color'],
    ],
    ['no name in CSS that cannot be read', 'css', '.a { color red }', []],
    [
      'functions that a script calls and does not define',
      'js',
      "function greet() {}\nconst add = (a) => a;\ngreet(add(1));\n[1].map(String).join('');",
      ['4 function join()', '4 function map()'],
    ],
    ['nothing in a script with a mistake', 'js', 'const = ;', []],
    [
      'flags that are typed, but none of the output or in quotation marks',
      'console',
      '$ git log --oneline -3\n-rw-r--r-- 1 a\n$ git commit -m "add -x to it"',
      ['1 flag --oneline', '3 flag -m'],
    ],
    ['nothing in other languages', 'json', '{"a": 1}', []],
  ])('gives %s', (_, lang, code, names) => {
    expect([...shown(lang, code)].sort()).toEqual([...names].sort());
  });
});

function lesson(path: string, body: string, requires = '') {
  const front = `title: A\n${requires === '' ? '' : `requires: [${requires}]\n`}`;
  return readLessonCode(parseLesson({path, text: `---\n${front}---\n\n${body}\n`}));
}

const fence = (lang: string, code: string): string => `\n\n\`\`\`${lang}\n${code}\n\`\`\`\n`;

const namesOf = (...lessons: readonly ReturnType<typeof lesson>[]) =>
  unexplainedCode(lessons).map(({path, names}) => [path, ...names.map(({name}) => name)]);

describe('unexplainedCode', () => {
  it('lists what no sentence names, with its line in the lesson', () => {
    const one = lesson(
      'modules/css/a.md',
      `The \`gap\`.${fence('css', 'a {\n  gap: 1px;\n  order: 1;\n}')}`,
    );
    expect(unexplainedCode([one])).toEqual([
      {path: 'modules/css/a.md', names: [{kind: 'property', name: 'order', line: 10}]},
    ]);
  });

  it.each([
    ['in a sentence', 'Set `gap: 1px` here.'],
    ['in a table', '| A | B |\n| --- | --- |\n| `gap` | space |'],
    ['in a list', '- `row-gap` and `gap`'],
  ])('takes a name %s as explained', (_, words) => {
    expect(namesOf(lesson('a.md', `${words}${fence('css', 'a { gap: 1px }')}`))).toEqual([]);
  });

  it.each([
    ['part of another name', 'The `row-gap`.'],
    ['a heading', '## The `gap`'],
    ['the brief of a task', '<Task title="A" id="a">\n\nUse `gap`.\n\n</Task>'],
    ['an answer', '<Quiz>\n\n- Which?\n  - [x] `gap` — Yes.\n  - [ ] no — No.\n\n</Quiz>'],
  ])('does not take %s as an explanation', (_, words) => {
    expect(namesOf(lesson('a.md', `${words}${fence('css', 'a { gap: 1px }')}`))).toEqual([
      ['a.md', 'gap'],
    ]);
  });

  it('knows what any lesson of the requires chain has used or named, also in a circle', () => {
    const first = lesson('modules/a.md', `Text.${fence('html', '<ul></ul>')}`, './c.md');
    const second = lesson('modules/b.md', 'The `li`.', './a.md');
    const third = lesson(
      'modules/c.md',
      `Text.${fence('html', '<ul><li><b>B</b></li></ul>')}`,
      './b.md',
    );
    const apart = lesson('modules/d.md', `Text.${fence('html', '<ul></ul>')}`);
    expect(namesOf(second, third, apart)).toEqual([
      ['modules/c.md', 'ul', 'b'],
      ['modules/d.md', 'ul'],
    ]);
    expect(namesOf(first, second, third)).toEqual([['modules/c.md', 'b']]);
  });

  it('takes a group of flags as explained where each of them is', () => {
    const words = 'With `-a` and `-m`.';
    expect(namesOf(lesson('a.md', `${words}${fence('console', '$ git commit -am "A"')}`))).toEqual(
      [],
    );
    expect(namesOf(lesson('a.md', `${words}${fence('console', '$ ls -al')}`))).toEqual([
      ['a.md', '-al'],
    ]);
  });

  it('leaves out code that nobody sees', () => {
    expect(namesOf(lesson('a.md', `Text.${fence('css hide', 'a { gap: 1px }')}`))).toEqual([]);
  });
});
