/** Format of the full-text index, which the build writes and the worker reads. */

/** Increase this when the format changes. */
export const FULL_TEXT_FORMAT = 1;

/** File names in the folder of one version. */
export const WORDS_FILE = 'words.json';

export function shardFile(shard: number): string {
  return `words/${shard}.json`;
}

export function textFile(page: number): string {
  return `text/${page}.json`;
}

/** The data needed to find the shard that contains a term. */
export interface WordsFile {
  readonly format: number;
  /** First term of each shard. Terms are sorted by code unit. */
  readonly firstTerms: readonly string[];
}

/**
 * The sections that contain a term, and its weight in each: the distance from the previous section, a weight,
 * and so on. Sections are numbered across all pages; a page's first section is the text before its first
 * heading.
 */
export type Postings = readonly number[];

/** A shard: terms with their postings. */
export type ShardFile = Readonly<Record<string, Postings>>;

/** The text of each section of a page. */
export type TextFile = readonly string[];

export function readWordsFile(data: unknown): WordsFile {
  const file = data as Partial<WordsFile> | null;
  if (file?.format !== FULL_TEXT_FORMAT || !Array.isArray(file.firstTerms)) {
    throw new Error('The file is not a full-text index of this version');
  }
  return file as WordsFile;
}

/** The range of shards that may contain terms with this prefix. */
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
