import {JSDOM} from 'jsdom';
import type {Executor, Finding} from '../types';

type Mermaid = typeof import('mermaid').default;

let mermaid: Promise<Mermaid> | undefined;

/** Mermaid gets its sanitiser from the window that exists when it is loaded. */
async function load(): Promise<Mermaid> {
  const {window} = new JSDOM('');
  const scope = globalThis as Record<string, unknown>;
  Object.assign(scope, {window, document: window.document});
  try {
    return (await import('mermaid')).default;
  } finally {
    delete scope.window;
    delete scope.document;
  }
}

const TEXT_ALTERNATIVES = [
  ['accTitle', /^\s*accTitle\s*:\s*\S/m],
  ['accDescr', /^\s*accDescr\s*(?::\s*\S|\{)/m],
] as const;

export const execute: Executor = async ({files}) => {
  const {text, line} = files[0]!;
  const findings: Finding[] = TEXT_ALTERNATIVES.filter(([, pattern]) => !pattern.test(text)).map(
    ([name]) => ({
      line,
      message: `the diagram has no ${name}: line, so people who cannot see it get no description`,
    }),
  );
  mermaid ??= load();
  try {
    await (await mermaid).parse(text);
  } catch (error) {
    const {message} = error as Error;
    const place = Number(/on line (\d+)/.exec(message)?.[1] ?? 1);
    const last = text.split('\n').length;
    findings.push({line: line + Math.min(place, last) - 1, message: message.split('\n').join(' ')});
  }
  return {findings};
};
