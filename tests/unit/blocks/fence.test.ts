import {parseFence} from '../../../src/blocks/fence/parse';
import {type Fence} from '../../../src/blocks/fence/types';

function read(info: string): Fence {
  const result = parseFence(info);
  if (result.errors) {
    throw new Error(result.errors.map(({message}) => message).join('; '));
  }
  return result.fence;
}

function messages(info: string): readonly string[] {
  return (parseFence(info).errors ?? []).map(
    ({message, remedy, offset}) => `${offset}: ${message} (${remedy})`,
  );
}

describe('parseFence', () => {
  it('runs an executable language when nothing else is said', () => {
    expect(read('js')).toMatchObject({lang: 'js', mode: 'run', run: false, highlight: []});
  });

  it('reads every option', () => {
    expect(
      read(
        'html run loops id=cards continue=base setup=film-club file=a/b.html hide preview height=240px {1,3-5} title="The page"',
      ),
    ).toEqual({
      lang: 'html',
      mode: 'run',
      run: true,
      open: false,
      loops: true,
      trace: false,
      id: 'cards',
      continues: 'base',
      setup: 'film-club',
      file: 'a/b.html',
      hide: true,
      preview: true,
      height: 240,
      highlight: [1, 3, 4, 5],
      title: 'The page',
      output: false,
      reason: undefined,
      error: undefined,
      role: undefined,
    });
  });

  it('reads quoted values with spaces, equals signs and escaped quotation marks', () => {
    expect(read('js error="a = \\"b\\" {1}" title="x=y"')).toMatchObject({
      mode: 'error',
      error: 'a = "b" {1}',
      title: 'x=y',
    });
  });

  it.each([
    ['js norun="needs a server"', {mode: 'norun', reason: 'needs a server'}],
    ['php fragment', {mode: 'fragment'}],
    ['bash norun="changes the machine"', {mode: 'norun'}],
    ['css output', {output: true}],
    ['output', {output: true}],
    ['html start setup=film-club', {role: 'start', setup: 'film-club'}],
    ['js test', {role: 'test'}],
    ['js{2}', {lang: 'js', highlight: [2]}],
    ['js highlight={1,3-5}', {highlight: [1, 3, 4, 5]}],
    ['text title="notes.txt"', {title: 'notes.txt'}],
  ])('reads %s', (info, expected) => {
    expect(read(info)).toMatchObject(expected);
  });

  it.each([
    ['', '0: the code block has no language (write `text` for code that is only shown)'],
    ['JS', '0: “JS” is not a language that code blocks can have (write `js`)'],
    ['javascript', '0: “javascript” is not a language that code blocks can have (write `js`)'],
    ['pyp', '0: “pyp” is not a language that code blocks can have (write `php`)'],
    ['js previw', '3: “previw” is not an option of code blocks (write `preview`, or remove it)'],
    ['js norun', '3: “norun” needs a value (write `norun="…"`)'],
    ['js norun=""', '3: “norun” needs a value (write `norun="…"`)'],
    ['js run=1', '3: “run” takes no value (write only `run`)'],
    [
      'js id=A',
      '3: “A” is not a valid value for “id” (use lower-case letters, digits and hyphens, starting with a letter)',
    ],
    ['js id=a id=b', '8: “id” is written twice (keep one of them)'],
    [
      'js fragment norun="x"',
      '3: “norun” and “fragment” cannot be used together (keep one of them)',
    ],
    ['js preview trace', '11: “preview” and “trace” cannot be used together (keep one of them)'],
    ['js start trace', '9: “start” and “trace” cannot be used together (keep one of them)'],
    [
      'ts trace',
      '3: “trace” has no effect on a `ts` block (remove it: only js is shown step by step)',
    ],
    ['js title="open', '3: a quotation mark is never closed (close it before the end of the line)'],
    ['js title=“x”', '9: a value is in curly quotation marks (use straight ones: "…")'],
    [
      'js {3-1}',
      '3: “{3-1}” is not a valid value for “highlight” (write line numbers and ranges: `{1,3-5}`)',
    ],
    [
      'html preview height=2',
      '13: “2” is not a valid value for “height” (write a number of pixels from 40 to 1200, such as `height=240`)',
    ],
    [
      'php file=../secret.php',
      '4: “../secret.php” is not a valid value for “file” (write a file name such as `style.css` or `partials/_colours.scss`)',
    ],
    [
      'php preview',
      '4: “preview” has no effect on a `php` block (remove it: only html, css, js, jsx, tsx and vue have a preview)',
    ],
    [
      'text run',
      '5: “run” has no effect on a `text` block (remove it: code in this language is not run)',
    ],
    [
      'yaml fragment',
      '5: “fragment” has no effect on a `yaml` block (remove it: code in this language is only shown)',
    ],
    [
      'php output',
      '4: “output” has no effect on a `php` block (use an `output`, `css output` or `html output` block instead)',
    ],
    ['html test', '5: “test” has no effect on a `html` block (write the check of the task in js)'],
  ])('K8: refuses %s', (info, expected) => {
    expect(messages(info)).toContain(expected);
  });

  it('reports every mistake of a fence at once, in their order', () => {
    expect(messages('js previw norun id=9')).toHaveLength(3);
  });
});
