/** Messages about importing a reader's file. */

/** Why a file is refused. */
export const IMPORT_PROBLEMS = {
  tooLarge: 'This file is too large to be an export of the portal. Nothing has changed.',
  unread: 'The browser could not read this file. Nothing has changed.',
  notJson: 'This file is not JSON, so it is no export of the portal. Nothing has changed.',
  notOurs: 'This file is no export of the portal. Nothing has changed.',
  newer:
    'This file comes from a newer version of the portal. Load the page afresh and try again. Nothing has changed.',
} as const;

/** The result of an import. */
export function importResult(changes: number, unkept: number): string {
  const taken = `Added: ${changes - unkept} of ${changes}.`;
  return unkept === 0
    ? taken
    : `${taken} The browser has no room for the others; what was here is as it was.`;
}
