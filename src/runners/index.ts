import type {RunnableLanguage} from '../data/languages';
import type {Runner} from './types';

type Load = () => Promise<{readonly runner: Runner}>;

/** Each is its own chunk, loaded on the first Run. A sheet alone has nothing to run. */
const RUNNERS: Readonly<Partial<Record<RunnableLanguage, Load>>> = {
  html: async () => await import('./html'),
  js: async () => await import('./js'),
  ts: async () => await import('./ts'),
  jsx: async () => await import('./jsx'),
  tsx: async () => await import('./tsx'),
  vue: async () => await import('./vue'),
  php: async () => await import('./php'),
  sql: async () => await import('./sql'),
  scss: async () => await import('./scss'),
  console: async () => await import('./console'),
};

export async function loadRunner(language: RunnableLanguage): Promise<Runner> {
  const load = RUNNERS[language];
  if (!load) {
    throw new Error(`Nothing runs ${language} in the page`);
  }
  return (await load()).runner;
}
