/** Texts of the prompt below a console example. */

export const COMMAND = 'Command';
export const TERMINAL_OUTPUT = 'Terminal output';

/** Description of the field, for screen readers. */
export const PROMPT_HINT =
  'Enter runs the command, the arrow keys bring back earlier ones, and Tab completes names. To leave with Tab, press Escape first.';
/** Placeholder of the empty field. */
export const PROMPT_KEYS = 'Tab completes, ↑ repeats';

export const UNFINISHED = 'The command goes on. Finish it, or cancel it with Ctrl+C.';
export const MORE_NAMES = (count: number): string =>
  `${count} names are possible. Tab again lists them.`;
export const COMPLETED = (name: string): string => `Completed: ${name}`;
export const NO_NAMES = 'Nothing to complete.';
