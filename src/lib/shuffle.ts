const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits: hashes the text of a seed into a number. */
function seedOf(words: string): number {
  let value = FNV_START;
  for (let index = 0; index < words.length; index += 1) {
    value = Math.imul(value ^ words.charCodeAt(index), FNV_PRIME);
  }
  return value >>> 0;
}

/** Mulberry32: generates numbers between 0 and 1, always the same ones for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The list in a different order that depends only on the seed (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], seed: string): readonly T[] {
  const next = numbersFrom(seedOf(seed));
  const result = [...list];
  for (let place = result.length - 1; place > 0; place -= 1) {
    const other = Math.floor(next() * (place + 1));
    [result[place], result[other]] = [result[other]!, result[place]!];
  }
  return result;
}
