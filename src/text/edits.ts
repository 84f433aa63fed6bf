import type {Edit} from './finding';

/** The text with all edits made; edits must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start >= at) {
      result += text.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
  }
  return result + text.slice(at);
}
