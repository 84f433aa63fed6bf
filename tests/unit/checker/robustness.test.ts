import {lstatSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {checkContent, type CheckResult} from '../../../src/checker/run/check';
import {parseLesson} from '../../../src/checker/read/parse';
import {parseFast} from '../../../src/checker/read/parseFast';
import {page, type Content} from '../../fixtures/badInputs/types';
import {writeTree} from '../../helpers/writeTree';

jest.mock('../../../src/checker/read/parseFast', () => {
  const actual = jest.requireActual<{parseFast: typeof parseFast}>(
    '../../../src/checker/read/parseFast',
  );
  return {...actual, parseFast: jest.fn(actual.parseFast)};
});

/** Times that a page may be parsed, however many mistakes it has. */
const MOST_PARSES = 31;

/** What is parsed when the page of a test is refused before any parser reads it. */
const FRONT_PAGE = 1;

/** Milliseconds; the machine that runs the tests may be busy with others. What never ends fails by this alone. */
jest.setTimeout(120_000);

/** The result, with how often a parser read a page; on a busy machine that is the same as on an idle one. */
async function check(
  files: Readonly<Record<string, Content>>,
): Promise<CheckResult & {readonly parses: number}> {
  const parser = jest.mocked(parseFast);
  parser.mockClear();
  const root = writeTree({'modules/index.md': page('<Modules />'), ...files});
  const before = listing(root);
  const result = await checkContent(root, {threads: false});
  expect(listing(root)).toEqual(before);
  return {...result, parses: parser.mock.calls.length};
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
  it('answers to a 14 MB binary and a 10 MB text, and writes nothing', async () => {
    const result = await check({
      'modules/html/a.md': Buffer.alloc(14_000_000, '\x01\x8f{<`a\n', 'latin1'),
      'modules/html/b.md': page('{<`[:::]> text **with** _signs_ '.repeat(330_000)),
    });
    expect(rulesOf(result, 'modules/html/a.md')).toEqual(['encoding-not-text']);
    expect(rulesOf(result, 'modules/html/b.md')).toEqual(['page-size']);
    expect(result.parses).toBe(FRONT_PAGE);
  });

  it('reports 5,000 mistakes in 50 pages', async () => {
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
    const result = await check(files);
    expect(result.problems.length).toBeGreaterThanOrEqual(5_000);
    expect(result.parses).toBeLessThanOrEqual(51 * MOST_PARSES);
  });

  it('reports 5,000 mistakes in one page', async () => {
    const body = Array.from(
      {length: 1_250},
      (_, index) => `x <5 and {name${index}} and <b> and <br>`,
    ).join('\n\n');
    const result = await check({'modules/tools/one/index.md': page(body)});
    expect(result.problems.length).toBeGreaterThanOrEqual(5_000);
    expect(result.parses).toBeLessThanOrEqual(2 * MOST_PARSES);
  });

  it('goes on past a folder named like a page, a dangling link and a link in a circle', async () => {
    const result = await check({
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
  ])('answers to thousands of %s without reading them', async (_, text) => {
    const result = await check({'modules/html/a.md': page(text)});
    expect(rulesOf(result, 'modules/html/a.md')).toEqual(['page-nesting']);
    expect(result.parses).toBe(FRONT_PAGE);
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
