import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {FENCE_FLAGS, FENCE_VALUES} from '../../src/data/fenceOptions';
import {
  CHECKED_LANGUAGES,
  FENCE_LANGUAGES,
  PREVIEW_LANGUAGES,
  RUNNABLE_LANGUAGES,
} from '../../src/data/languages';
import {parseMdx} from '../../src/blocks/parseMdx';

const ROOT = join(__dirname, '../..');

function fencesOf(path: string): readonly Code[] {
  const fences: Code[] = [];
  visit(parseMdx(readFileSync(join(ROOT, path), 'utf8')), 'code', (node) => {
    fences.push(node);
  });
  return fences;
}

const gallery = fencesOf('modules/_gallery/index.md');
const languagesOf = (fences: readonly Code[]) => new Set(fences.map(({lang}) => lang));
const missing = (wanted: readonly string[], shown: ReadonlySet<string | null | undefined>) =>
  wanted.filter((word) => !shown.has(word));

/** Names of the options on a fence, without their values. */
function optionsOf({lang, meta}: Code): readonly string[] {
  const words = (meta ?? '').replaceAll(/"[^"]*"|\{[^}]*\}/g, '').split(/\s+/);
  const named = words.map((word) => word.replace(/=.*/, '')).filter(Boolean);
  return lang === 'output' ? ['output', ...named] : named;
}

describe('the gallery of blocks', () => {
  it('shows every language', () => {
    expect(missing(FENCE_LANGUAGES, languagesOf(gallery))).toEqual([]);
  });

  it('shows every option', () => {
    const shown = new Set(gallery.flatMap(optionsOf));
    expect(missing([...FENCE_FLAGS, ...FENCE_VALUES], shown)).toEqual([]);
  });

  it('shows a preview and a mistake of every language that can have one', () => {
    const having = (option: string) =>
      languagesOf(gallery.filter((fence) => optionsOf(fence).includes(option)));
    expect(
      missing(
        RUNNABLE_LANGUAGES.filter((lang) => lang !== 'console'),
        having('error'),
      ),
    ).toEqual([]);
    expect(missing(PREVIEW_LANGUAGES, having('preview'))).toEqual([]);
  });
});

it('the document on examples that run has one of each language', () => {
  const shown = languagesOf(fencesOf('docs/runnable-lessons.md'));
  expect(missing([...RUNNABLE_LANGUAGES, ...CHECKED_LANGUAGES], shown)).toEqual([]);
});
