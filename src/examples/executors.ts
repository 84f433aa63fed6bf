import type {Executor} from './types';

interface ExecutorModule {
  readonly execute: Executor;
}

/** Loaded on first use: a process that only gets SQL never loads Sass. */
export const executors: Readonly<Record<string, () => Promise<ExecutorModule>>> = {
  bash: async () => await import('./languages/bash'),
  console: async () => await import('./languages/console'),
  css: async () => await import('./languages/css'),
  html: async () => await import('./languages/html'),
  js: async () => await import('./languages/js'),
  json: async () => await import('./languages/json'),
  jsx: async () => await import('./languages/jsx'),
  mermaid: async () => await import('./languages/mermaid'),
  php: async () => await import('./languages/php'),
  scss: async () => await import('./languages/scss'),
  sql: async () => await import('./languages/sql'),
  ts: async () => await import('./languages/ts'),
  tsx: async () => await import('./languages/tsx'),
  vue: async () => await import('./languages/vue'),
};
