import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {checkContent} from '../../../../src/checker/run/check';
import {fixContent} from '../../../../src/checker/fix/fixContent';
import {page} from '../../../fixtures/badInputs/types';
import {writeTree} from '../../../helpers/writeTree';

/** Milliseconds; the machine that runs the tests may be busy with others. */
jest.setTimeout(120_000);

const PATH = 'modules/html/a.md';
const OPTIONS = {threads: false};

function siteWith(content: string | Buffer): string {
  return writeTree({'modules/index.md': page('<Modules />'), [PATH]: content});
}

/** Signs that rules ask about, between words that no rule may take away. */
const SIGNS = [
  ...['<br>', '<', '>', '</', '/>', '{', '}', '{/*', '*/}', '{{', '}}', '<!--', '-->'],
  ...['`', '```', '~~~js', ':::', '::: tip ', ':::tip[', ']', '(', ')', '[', '](', '!['],
  ...['# ', '## ', '##\u00A0', '- ', '1. ', '> ', '|', '---', '    ', '\t', '{#id}'],
  ...['import ', 'export ', '“', "'", '"', '=', 'class=', '\\', '[^1]', 'www.a.com'],
  ...['<https://a.com>', '<p style="x">', '<img src="a.png" alt="', '[[toc]]', '\u200B'],
  ...['\n', '\n\n', '\r', '\r\n'],
];

describe('fixContent', () => {
  it('keeps every word of any text, and a second run changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...SIGNS), {maxLength: 25}), async (signs) => {
        const text = signs.map((sign, index) => `${sign}word${index} `).join('');
        const root = siteWith(page(text));
        await fixContent(root, OPTIONS);
        const fixed = readFileSync(join(root, PATH), 'utf8');
        expect(fixed.match(/word\d+/g) ?? []).toEqual(text.match(/word\d+/g) ?? []);
        expect((await fixContent(root, OPTIONS)).fixed).toEqual([]);
      }),
      {numRuns: 150},
    );
  });

  it('takes into the code what only code has before a brace, and no word of the sentence', async () => {
    const root = siteWith(page('It is wide, but { gap: 0 } is not. Write .card { gap: 0 } then.'));
    await fixContent(root, {...OPTIONS, rules: ['mdx-expression']});
    expect(readFileSync(join(root, PATH), 'utf8')).toContain(
      'It is wide, but `{ gap: 0 }` is not. Write `.card { gap: 0 }` then.',
    );
  });

  it('leaves a file alone whose letters it cannot read', async () => {
    const bytes = Buffer.from(page('Caf\u00e9<br>menu'), 'latin1');
    const root = siteWith(bytes);
    expect((await fixContent(root, OPTIONS)).fixed).toEqual([]);
    expect(readFileSync(join(root, PATH)).equals(bytes)).toBe(true);
  });

  it('mends, of the files below the given paths only, what the given rules find', async () => {
    const root = siteWith(page('One<br>two <https://a.com>'));
    expect((await fixContent(root, {...OPTIONS, paths: ['courses']})).fixed).toEqual([]);
    await fixContent(root, {...OPTIONS, rules: ['mdx-void-tag']});
    expect(readFileSync(join(root, PATH), 'utf8')).toContain('One<br />two <https://a.com>');
    expect((await checkContent(root, OPTIONS)).problems.map(({rule}) => rule)).toContain(
      'mdx-autolink',
    );
  });
});
