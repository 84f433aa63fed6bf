import {lstatSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {checkContent, type CheckResult} from '../../../src/lessons/check';
import {parseLesson} from '../../../src/lessons/parse';
import {page, type Content} from '../../fixtures/badInputs/types';
import {writeTree} from '../../helpers/writeTree';

/** Milliseconds; the machine that runs the tests may be busy with others. */
jest.setTimeout(120_000);
const SECONDS = 1000;

async function timed(
  files: Readonly<Record<string, Content>>,
): Promise<CheckResult & {readonly cpu: number}> {
  const root = writeTree({'modules/index.md': page('<Modules />'), ...files});
  const before = listing(root);
  const start = process.cpuUsage();
  const result = await checkContent(root, {threads: false});
  const {user, system} = process.cpuUsage(start);
  expect(listing(root)).toEqual(before);
  return {...result, cpu: (user + system) / SECONDS};
}

/** Every path with its size, to see that nothing was written. */
function listing(root: string): readonly string[] {
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((path) => `${path} ${lstatSync(join(root, path)).size}`)
    .sort();
}

function rulesOf({problems}: CheckResult, path: string): readonly string[] {
  return problems.filter((problem) => problem.path === path).map(({rule}) => rule);
}

describe('the checker', () => {
  it('answers in seconds to a 14 MB binary and a 10 MB text, and writes nothing', async () => {
    const result = await timed({
      'modules/html/a.md': Buffer.alloc(14_000_000, '\x01\x8f{<`a\n', 'latin1'),
      'modules/html/b.md': page('{<`[:::]> text **with** _signs_ '.repeat(330_000)),
    });
    expect(rulesOf(result, 'modules/html/a.md')).toEqual(['encoding-not-text']);
    expect(rulesOf(result, 'modules/html/b.md')).toEqual(['page-size']);
    expect(result.cpu).toBeLessThan(10 * SECONDS);
  });

  it('reports 5,000 mistakes in 50 pages at once', async () => {
    const mistakes = [
      'x <5',
      'a {b}',
      '<string>',
      '[a](./no.md)',
      '<!-- c -->',
      'the color',
      '## A {#b}',
      '<br>',
      '![](./a.svg)',
      '[x][y]',
    ];
    const body = Array.from({length: 10}, () => mistakes.join('\n\n')).join('\n\n');
    const files = Object.fromEntries(
      Array.from({length: 50}, (_, index) => [`modules/tools/p${index}/index.md`, page(body)]),
    );
    const result = await timed(files);
    expect(result.problems.length).toBeGreaterThanOrEqual(5_000);
    expect(result.cpu).toBeLessThan(20 * SECONDS);
  });

  it('reports 5,000 mistakes in one page at once', async () => {
    const body = Array.from(
      {length: 1_250},
      (_, index) => `x <5 and {name${index}} and <b> and <br>`,
    ).join('\n\n');
    const result = await timed({'modules/tools/one/index.md': page(body)});
    expect(result.problems.length).toBeGreaterThanOrEqual(5_000);
    expect(result.cpu).toBeLessThan(20 * SECONDS);
  });

  it('goes on past a folder named like a page, a dangling link and a link in a circle', async () => {
    const result = await timed({
      'modules/html/x.md': {folder: true},
      'modules/html/gone.md': {linkTo: './nowhere.md'},
      'modules/html/circle': {linkTo: '..'},
    });
    expect(result.problems.map(({path, rule}) => `${path} ${rule}`)).toEqual([
      'modules/html/circle file-type',
      'modules/html/gone.md file-type',
      'modules/html/x.md file-type',
    ]);
  });

  it.each([
    ['lists in a line', '- '.repeat(20_000)],
    ['open braces', '{'.repeat(60_000)],
    ['runs of backticks', Array.from({length: 400}, (_, length) => '`'.repeat(length)).join(' ')],
  ])('answers at once to thousands of %s', async (_, text) => {
    const result = await timed({'modules/html/a.md': page(text)});
    expect(rulesOf(result, 'modules/html/a.md')).toEqual(['page-nesting']);
    expect(result.cpu).toBeLessThan(5 * SECONDS);
  });

  it('says so when more stands in each other than the parser can hold', () => {
    const {syntaxFaults} = parseLesson({path: 'modules/html/a.md', text: `${'- '.repeat(3_000)}a`});
    expect(syntaxFaults.map(({reason}) => reason)).toEqual(['Nested too deeply']);
  });

  it('reads any text without failing, and finds places that exist in it', () => {
    const token = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      '{',
      '}',
      '{/*',
      '*/}',
      '`',
      '```',
      '~~~js',
      ':::',
      ':::tip[',
      ']',
      '(',
      ')',
      '[',
      '](',
      '![',
      '#',
      '## ',
      '- ',
      '1. ',
      '> ',
      '|',
      '---',
      '\n',
      '\n\n',
      '    ',
      '\t',
      'import ',
      'export ',
      '<Task title="',
      '<br>',
      '<!--',
      '-->',
      '“',
      "'",
      '"',
      '=',
      'word',
      'class=',
      '\\',
      '&lt;',
      '{{',
      '}}',
      '[^1]',
      'www.a.com',
      '\r',
      '\r\n',
      '\u00A0',
      'title: ',
      '@',
    );
    fc.assert(
      fc.property(fc.array(token, {maxLength: 60}), (tokens) => {
        const text = tokens.join('');
        const lesson = parseLesson({path: 'modules/html/a.md', text});
        for (const {start, end} of [...lesson.scan.faults, ...lesson.syntaxFaults]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      {numRuns: 1_500},
    );
  });
});
