import {QUESTION_WORDS, SPELLINGS} from '../../data/searchWords';
import {
  readWordsFile,
  shardFile,
  shardOfTerm,
  shardsOfPrefix,
  WORDS_FILE,
  type Postings,
  type ShardFile,
  type WordsFile,
} from './fullTextFiles';
import {rankPages, type FoundWord, type PageHit} from './ranking';
import {stem, stemPrefix} from './stem';
import {queryWords, type QueryWord} from './words';

export interface FullTextResult {
  /** Best first. */
  readonly hits: readonly PageHit[];
  /** Terms found for the query, each with the index of the query word it belongs to, for highlighting. */
  readonly terms: Readonly<Record<string, number>>;
  /** False when no page contains every word, so that the pages with the most words are listed instead. */
  readonly complete: boolean;
}

/** Loads a file of the full-text index by its name. */
export type Load = (name: string) => Promise<unknown>;

const WEIGHTS = {exact: 1, spelling: 0.9, sameStem: 0.5, prefix: 0.25} as const;
/** Maximum number of files to load for one unfinished word. */
const SHARDS_OF_PREFIX = 3;
const SHORTEST_PREFIX = 2;

/**
 * Searches the split index, loading only the parts that contain the query's words.
 *
 * @param firstSections index of each page's first section
 */
export async function searchFullText(
  query: string,
  firstSections: readonly number[],
  load: Load,
): Promise<FullTextResult> {
  const asked = queryWords(query);
  if (asked.length === 0) {
    return {hits: [], terms: {}, complete: true};
  }
  const index = readWordsFile(await load(WORDS_FILE));
  const found = (await Promise.all(asked.map((word) => findWord(word, index, load)))).flat();
  const isQuestionOnly = found.every(({required}) => !required);
  const wanted = found.filter(({required}) => required || isQuestionOnly).length;
  const pages = rankPages(found, isQuestionOnly, firstSections);
  const most = Math.max(0, ...pages.map(({wordCount}) => wordCount));
  return {
    hits: pages
      .filter(({wordCount}) => wordCount === most && most > 0)
      .map(({page, sections}) => ({page, sections})),
    terms: Object.fromEntries(
      found.flatMap(({terms}, number) => terms.map((term) => [term, number])),
    ),
    complete: most === wanted,
  };
}

/** Looks up a name, or each of its parts if the name itself does not occur. */
async function findWord(
  {term, parts}: QueryWord,
  index: WordsFile,
  load: Load,
): Promise<readonly FoundWord[]> {
  const whole = await findTerm(term, index, load);
  if (whole.sections.size > 0 || parts.length === 0) {
    return [whole];
  }
  return Promise.all(parts.map((part) => findTerm(part, index, load)));
}

async function findTerm(term: string, index: WordsFile, load: Load): Promise<FoundWord> {
  const variants = SPELLINGS.flatMap((pair) =>
    pair.includes(term) ? pair.filter((spelling) => spelling !== term) : [],
  );
  const names = new Set([
    ...[term, ...variants].map((spelling) => shardOfTerm(index, spelling)),
    ...shardsOfPrefix(index, stemPrefix(term)).slice(0, SHARDS_OF_PREFIX),
  ]);
  const sections = new Map<number, number>();
  const terms: string[] = [];
  const root = stem(term);
  const shards = await loadShards([...names], load);
  for (const [candidate, postings] of shards) {
    if (candidate === term) {
      take(candidate, postings, WEIGHTS.exact);
    } else if (variants.includes(candidate)) {
      take(candidate, postings, WEIGHTS.spelling);
    } else if (candidate.startsWith(root.slice(0, 2)) && stem(candidate) === root) {
      take(candidate, postings, WEIGHTS.sameStem);
    }
  }
  if (sections.size === 0 && term.length >= SHORTEST_PREFIX) {
    const further = shardsOfPrefix(index, term).slice(0, SHARDS_OF_PREFIX);
    for (const [candidate, postings] of await loadShards(further, load)) {
      if (candidate.startsWith(term)) {
        take(candidate, postings, WEIGHTS.prefix);
      }
    }
  }
  return {term, required: !QUESTION_WORDS.includes(term), terms, sections};

  function take(candidate: string, postings: Postings, weight: number): void {
    terms.push(candidate);
    let section = 0;
    for (let place = 0; place + 1 < postings.length; place += 2) {
      section += postings[place]!;
      sections.set(section, (sections.get(section) ?? 0) + postings[place + 1]! * weight);
    }
  }
}

async function loadShards(
  shards: readonly number[],
  load: Load,
): Promise<readonly (readonly [string, Postings])[]> {
  const files = await Promise.all(shards.map((shard) => load(shardFile(shard))));
  return files.flatMap((file) => Object.entries(file as ShardFile));
}
