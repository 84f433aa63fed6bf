import {join} from 'node:path';
import fc from 'fast-check';
import type {Nodes, Root} from 'mdast';
import {parseFast} from '../../../src/lessons/parseFast';
import {parseNative} from '../../../src/lessons/parseNative';
import {scan} from '../../../src/lessons/scan';
import {splitLines} from '../../../src/lessons/scan/lines';
import {listFiles, readSource} from '../../../src/lessons/sources';

const ROOT = join(__dirname, '../../..');
/** Share of the pages that the fast parser has to be sure of, or the checker is slow again. */
const SURE = 0.9;
/** No part of what a node says. */
const LEFT_OUT = new Set(['children', 'data', 'position', 'type']);

/** One line a node, in reading order: depth, kind, place and whatever it says. */
function outline(node: Nodes, depth = 0): readonly string[] {
  const {position} = node;
  const place =
    position === undefined || node.type === 'mdxjsEsm'
      ? ''
      : `${position.start.line}:${position.start.column} ${position.end.line}:${position.end.column}`;
  const words = Object.entries(node)
    .filter(([key, value]) => !LEFT_OUT.has(key) && value !== null && value !== undefined)
    .map(([key, value]) => `${key}=${JSON.stringify(value, withoutPlaces)}`)
    .sort();
  const line = [' '.repeat(depth), node.type, place, ...words].join(' ');
  return 'children' in node
    ? [line, ...node.children.flatMap((child) => outline(child, depth + 1))]
    : [line];
}

function withoutPlaces(key: string, value: unknown): unknown {
  return key === 'position' || key === 'data' || value === null ? undefined : value;
}

interface Both {
  readonly native: Root | undefined;
  readonly remark: Root | undefined;
}

function readTwice(text: string): Both {
  const lines = splitLines(text);
  const scanned = scan(text, lines);
  const native = parseNative(text, scanned, lines);
  return {native, remark: native && parseFast(text, lines, scanned.fences)};
}

const pages = listFiles(ROOT)
  .filter((path) => path.endsWith('.md'))
  .map((path) => readSource(ROOT, path));

describe('the fast parser', () => {
  it('reads every page as remark does, and nearly all without its help', () => {
    const sure = pages.filter(({text}) => {
      const {native, remark} = readTwice(text);
      expect(native && outline(native)).toEqual(remark && outline(remark));
      return native !== undefined;
    });
    expect(pages.length).toBeGreaterThan(100);
    expect(sure.length / pages.length).toBeGreaterThan(SURE);
  });

  it('leaves to remark, or reads as it does, whatever an author may type', () => {
    const snippet = fc.constantFrom(
      ...['<', '{', '}', '>', '`', '*', '_', '**', '[', ']', '(', ')', ':', '::', ':::', '|', '~'],
      ...['\n', '\n\n', ' ', '    ', '\t', '#', '- ', '1. ', '> ', '~~', '```', '\\', '&amp;', '!'],
      ...[
        '<Hint>',
        '</Hint>',
        '  <Hint>\n',
        '<Term>x</Term>',
        '<br />',
        '<A b="c">',
        '</A>',
        '<b>',
      ],
      ...['{/* x */}', ':name[x]', '[x]: /y\n', '[^1]', 'https://example.com/a_b', 'a@b.com', '= '],
      ...[
        '\r\n',
        '---\n',
        '===\n',
        '\u00a0',
        'é',
        '😀',
        '::video{a=b}',
        '\n:::tip[x]\n',
        '\n:::\n',
      ],
      ...[
        'import x from "./_y.md"\n',
        '[x][y]',
        '![x](y.png)',
        '[ ] ',
        '| a | b |\n',
        '^',
        'word ',
      ],
    );
    const change = fc.tuple(fc.nat(), snippet, fc.nat({max: 4}));
    const count = {sure: 0};
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.array(change, {maxLength: 3}), (page, from, changes) => {
        const {text} = pages[page % pages.length]!;
        const lines = text.split('\n');
        const first = from % lines.length;
        const changed = changes.reduce(
          (part, [place, added, removed]) => {
            const at = place % (part.length + 1);
            return part.slice(0, at) + added + part.slice(at + removed);
          },
          lines.slice(first, first + 30).join('\n'),
        );
        const {native, remark} = readTwice(changed);
        expect(native && outline(native)).toEqual(remark && outline(remark));
        count.sure += Number(native !== undefined);
      }),
      {numRuns: 2_000, seed: 1},
    );
    expect(count.sure).toBeGreaterThan(200);
  });

  it.each([
    ['a bare address', 'See https://example.com today.'],
    ['an import', "import A from './_a.md'\n\n<A />"],
    ['a directive in a sentence', 'At :time[noon] it opens.'],
    ['line endings of Windows', 'One.\r\n\r\nTwo.'],
    ['an element that ends in another list item', '- <Hint>\n  one\n- two\n  </Hint>'],
    ['a closing tag that is indented', '<Quiz>\n\n- One\n\n      </Quiz>'],
    ['an escaped mark beside another', '\\**bold*'],
    ['a backtick alone', 'The ` key.'],
    ['two elements with words on one line', '<Hint>a</Hint> <Hint>b</Hint>'],
    ['a long expression', `<A b={${'['.repeat(600)}${']'.repeat(600)}} />`],
    ['what stands in each other 3,000 times', `${'- '.repeat(3_000)}a`],
    ['what is no MDX', 'A <b>bold</i> word.'],
  ])('leaves %s to remark', (_, text) => {
    expect(readTwice(text).native).toBeUndefined();
  });

  it('takes an element with words on a line of its own for a paragraph', () => {
    const {native, remark} = readTwice('<Hint>One `word`.</Hint>\n');
    expect(native?.children[0]?.type).toBe('paragraph');
    expect(outline(native!)).toEqual(outline(remark!));
  });
});
