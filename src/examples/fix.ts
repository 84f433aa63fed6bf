import type {Fix} from './types';

/** Rewrites the expected results in a lesson, starting from the end, so that line numbers stay valid. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  const lines = text.split('\n');
  for (const {line, lines: count, text: replacement} of [...fixes].sort(
    (a, b) => b.line - a.line,
  )) {
    lines.splice(line - 1, count, ...replacement.split('\n'));
  }
  return lines.join('\n');
}
