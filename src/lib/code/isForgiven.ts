import type {RunnableLanguage} from '@site/src/data/languages';

const CHECKED_ONLY: readonly RunnableLanguage[] = ['html', 'ts', 'tsx'];
const SCRIPT = /<script\b/i;

/**
 * Whether only a checker finds the deliberate mistake of an example: browsers show wrong HTML and ignore wrong
 * CSS, and run TypeScript without its types. A script on a page stops with an error like any other.
 */
export function isForgiven(
  runner: RunnableLanguage,
  files: readonly {readonly name: string; readonly text: string}[],
): boolean {
  const hasScript = files.some(({name, text}) => name.endsWith('.js') || SCRIPT.test(text));
  return CHECKED_ONLY.includes(runner) && !(runner === 'html' && hasScript);
}
