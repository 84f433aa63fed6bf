import {setTimeout} from 'node:timers/promises';
import {collectGarbage} from './collectGarbage';

/** What Rspack has and Docusaurus’ types, which are webpack’s, do not know. */
export interface Rspack {
  readonly experiments: {readonly swc: {minify(script: string): Promise<unknown>}};
}

const ROUNDS = 10;
const ROUND_MS = 300;
/** Enough that every thread gets some (half a second of processor time in all). */
const TASKS = 16;
const SCRIPT = Array.from(
  {length: 1_000},
  (_, index) => `export function f${index}(value) { return value * ${index}; }`,
).join('\n');

/**
 * Collects compilers that are no longer used, then has the bundler’s threads do a little: each keeps what others
 * have freed of its memory until it is next asked for some.
 */
export async function giveBackMemory(
  compilers: readonly WeakRef<object>[],
  {experiments}: Rspack,
): Promise<void> {
  const collect = async (waitMs: number): Promise<void> => {
    await setTimeout(waitMs, undefined, {ref: false});
    collectGarbage();
  };
  for (let round = 1; round <= ROUNDS && compilers.some((ref) => ref.deref()); round += 1) {
    await collect(round * ROUND_MS);
  }
  // What belongs to a compiler outside the scripts’ memory is freed in the turns after it is collected.
  await collect(ROUND_MS);
  await setTimeout(ROUND_MS, undefined, {ref: false});
  await Promise.all(Array.from({length: TASKS}, () => experiments.swc.minify(SCRIPT)));
}
