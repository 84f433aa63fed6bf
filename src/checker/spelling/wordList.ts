/** A sorted list of words, one per line, which is searched without being split. */
export interface WordList {
  readonly has: (word: string) => boolean;
  /** Words that begin with the given letters. */
  readonly startingWith: (letters: string) => readonly string[];
}

export function createWordList(sorted: string): WordList {
  /** Offset of the first word that is not before the given one. */
  const find = (word: string): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = sorted.lastIndexOf('\n', middle - 1) + 1;
      const end = lineEnd(start);
      if (sorted.slice(start, end) < word) {
        low = Math.min(end + 1, sorted.length);
      } else {
        high = start;
      }
    }
    return low;
  };
  const lineEnd = (start: number): number => {
    const end = sorted.indexOf('\n', start);
    return end === -1 ? sorted.length : end;
  };
  return {
    has: (word) => {
      const start = find(word);
      return sorted.startsWith(word, start) && lineEnd(start) === start + word.length;
    },
    startingWith: (letters) => {
      const start = find(letters);
      const end = find(`${letters}\uFFFF`);
      return start < end ? sorted.slice(start, end).trimEnd().split('\n') : [];
    },
  };
}
