import {createHash} from 'node:crypto';
import {
  FULL_TEXT_FORMAT,
  shardFile,
  textFile,
  WORDS_FILE,
  type WordsFile,
} from '../../lib/search/fullTextFiles';
import type {IndexedHeader, IndexedPage} from '../../lib/search/suggest';
import {encodeIndex} from '../../lib/search/suggestionIndex';
import type {IndexedWeek} from '../../lib/search/thisWeek';
import type {Outline, TextSection} from '../../markdown/outline';
import type {WeekList} from '../../sources/weeks';
import {weigh} from './weigh';

type SearchedPage = Outline<TextSection>;

export interface SearchFiles {
  /** Hash of the suggestion index, a hyphen, and hash of the full-text index. */
  readonly version: string;
  /** Contents by file name, relative to the folder of search files. */
  readonly files: ReadonlyMap<string, string>;
}

/** Characters per shard; compressed, a shard is about a third of this size. */
const SHARD_SIZE = 16_000;
const HASH_LENGTH = 10;

/**
 * Creates all index files. The output is deterministic.
 *
 * @param fixedVersion used instead of hashes, for the development server
 */
export function createSearchFiles(
  pages: readonly SearchedPage[],
  weeks: readonly WeekList[],
  fixedVersion?: string,
): SearchFiles {
  const suggestions = encodeIndex({
    pages: pages.map(toIndexedPage),
    weeks: indexWeeks(weeks, pages),
  });
  const fullText = createFullTextFiles(pages);
  const suggestionsVersion = fixedVersion ?? hash([suggestions]);
  const fullTextVersion = fixedVersion ?? hash([...fullText].flat());
  return {
    version: `${suggestionsVersion}-${fullTextVersion}`,
    files: new Map([
      [`suggestions-${suggestionsVersion}.json`, suggestions],
      ...[...fullText].map(
        ([name, content]) => [`text-${fullTextVersion}/${name}`, content] as const,
      ),
    ]),
  };
}

/** The weeks with the indexes of their pages; pages that are not searched are left out. */
function indexWeeks(
  weeks: readonly WeekList[],
  pages: readonly SearchedPage[],
): readonly IndexedWeek[] {
  const indexes = new Map(pages.map(({path}, index) => [path, index]));
  return weeks.map(({course, label, addresses}) => ({
    course,
    label,
    pages: addresses.flatMap((address) => indexes.get(address) ?? []),
  }));
}

function toIndexedPage({path, title, sections}: SearchedPage): IndexedPage {
  const top: Mutable[] = [];
  for (const section of sections.slice(1)) {
    const header: Mutable = {title: section.title, slug: section.slug, children: []};
    const parent = section.level > 2 ? top.at(-1) : undefined;
    (parent?.children ?? top).push(header);
  }
  return {title, path, extraFields: [], headers: top};
}

interface Mutable extends IndexedHeader {
  readonly children: IndexedHeader[];
}

function createFullTextFiles(pages: readonly SearchedPage[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const firstTerms: string[] = [];
  for (const shard of createShards(pages.flatMap(({sections}) => sections))) {
    files.set(shardFile(firstTerms.length), `{${shard.map(({json}) => json).join(',')}}`);
    firstTerms.push(shard[0]!.term);
  }
  const words: WordsFile = {format: FULL_TEXT_FORMAT, firstTerms};
  files.set(WORDS_FILE, JSON.stringify(words));
  pages.forEach(({sections}, page) => {
    files.set(textFile(page), JSON.stringify(sections.map(({text}) => text)));
  });
  return files;
}

interface Entry {
  readonly term: string;
  readonly json: string;
}

/** All terms in order, split into shards of about the same size. */
function createShards(sections: readonly TextSection[]): readonly (readonly Entry[])[] {
  const shards: Entry[][] = [];
  let size = Infinity;
  for (const [term, postings] of weigh(sections)) {
    const json = `${JSON.stringify(term)}:${JSON.stringify(postings)}`;
    if (size + json.length > SHARD_SIZE) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)!.push({term, json});
    size += json.length;
  }
  return shards;
}

function hash(texts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const text of texts) {
    sum.update(text).update('\0');
  }
  return sum.digest('hex').slice(0, HASH_LENGTH);
}
