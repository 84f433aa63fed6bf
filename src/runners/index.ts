import type {RunnableLanguage} from '../data/languages';
import {runner as terminal} from './console';
import {runner as php} from './php';
import {runner as scss} from './scss';
import {runner as sql} from './sql';
import type {Runner} from './types';

// Part of the chunk that the first run loads.
export {lineErrors} from '../lib/code/lineErrors';

type Load = () => Promise<{readonly runner: Runner}>;

/** Those that start a worker are small, and the worker is to start without a further request. */
const ENGINES: Readonly<Partial<Record<RunnableLanguage, Runner>>> = {
  console: terminal,
  php,
  scss,
  sql,
};

/**
 * Each other runner is a chunk of its own, loaded on the first Run. There is none for CSS, because a style
 * sheet alone has nothing to run.
 */
const RUNNERS: Readonly<Partial<Record<RunnableLanguage, Load>>> = {
  html: async () => await import('./html'),
  js: async () => await import('./js'),
  ts: async () => await import('./ts'),
  jsx: async () => await import('./jsx'),
  tsx: async () => await import('./tsx'),
  vue: async () => await import('./vue'),
};

/**
 * The blocks that may still use a runner, each represented by the signal that is aborted when it is removed.
 */
const holders = new Map<Runner, Set<AbortSignal>>();

/**
 * The runner of a language for a block on the page. Its engine is kept until the last block that uses it has
 * been removed.
 *
 * @param life aborted when the block is removed from the page
 */
export async function holdRunner(language: RunnableLanguage, life: AbortSignal): Promise<Runner> {
  const runner = await loadRunner(language);
  const blocks = holders.get(runner) ?? new Set();
  if (!life.aborted && !blocks.has(life)) {
    holders.set(runner, blocks.add(life));
    life.addEventListener('abort', () => letGo(runner, life), {once: true});
  }
  return runner;
}

function letGo(runner: Runner, life: AbortSignal): void {
  const blocks = holders.get(runner);
  blocks?.delete(life);
  if (blocks?.size === 0) {
    holders.delete(runner);
    runner.dispose();
  }
}

export async function loadRunner(language: RunnableLanguage): Promise<Runner> {
  const engine = ENGINES[language];
  if (engine) {
    return engine;
  }
  const load = RUNNERS[language];
  if (!load) {
    throw new Error(`${language} cannot be run in the page`);
  }
  return (await load()).runner;
}
