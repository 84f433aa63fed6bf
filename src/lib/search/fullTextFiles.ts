/** Format of the full-text index: what the build writes and the worker reads. */

/** Goes up when the format changes. */
export const FULL_TEXT_FORMAT = 1;

/** Names of the files below the folder of one version. */
export const WORDS_FILE = 'words.json';

export function shardFile(shard: number): string {
  return `words/${shard}.json`;
}

export function textFile(page: number): string {
  return `text/${page}.json`;
}

/** Says which shard holds a term. */
export interface WordsFile {
  readonly format: number;
  /** First term of each shard; terms are in the order of their code units. */
  readonly firstTerms: readonly string[];
}

/**
 * Sections in which a term stands and its weight there: the distance to the section before, a weight,
 * and so on. Sections are counted over all pages; the first section of a page is its beginning.
 */
export type Postings = readonly number[];

/** A shard: terms with their postings. */
export type ShardFile = Readonly<Record<string, Postings>>;

/** The text of each section of one page. */
export type TextFile = readonly string[];

export function readWordsFile(data: unknown): WordsFile {
  const file = data as Partial<WordsFile> | null;
  if (file?.format !== FULL_TEXT_FORMAT || !Array.isArray(file.firstTerms)) {
    throw new Error('This is not a full-text index of this version');
  }
  return file as WordsFile;
}

/** The shards that may hold terms with this prefix, first to last. */
export function shardsOfPrefix({firstTerms}: WordsFile, prefix: string): readonly number[] {
  const shards: number[] = [];
  for (let shard = 0; shard < firstTerms.length; shard += 1) {
    const next = firstTerms[shard + 1];
    const first = firstTerms[shard]!;
    const startsInTime = first <= prefix || first.startsWith(prefix);
    if (startsInTime && (next === undefined || next > prefix)) {
      shards.push(shard);
    }
  }
  return shards;
}

export function shardOfTerm({firstTerms}: WordsFile, term: string): number {
  let shard = 0;
  while (firstTerms[shard + 1] !== undefined && firstTerms[shard + 1]! <= term) {
    shard += 1;
  }
  return shard;
}
