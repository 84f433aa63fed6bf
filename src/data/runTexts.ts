import type {StopReason} from '../runners/types';
import type {RunnableLanguage} from './languages';

/** With this begins what Vue prints of a mistake that stops nothing. */
export const VUE_WARNING = '[Vue warn]';

/** What the reader is told when an example was ended from outside. */
export const STOP_TEXTS: Readonly<Record<StopReason, string>> = {
  loop: 'Stopped: a loop did not end. Which condition should become false, and what changes it?',
  time: 'Stopped: the example ran too long.',
  output: 'Stopped: the example prints more than anyone can read.',
};

/** An example that is meant to fail runs: invalid HTML, or types that do not fit. */
export const FORGIVEN = 'The browser won’t complain about this mistake, but a checker will.';

/** Languages whose mistakes are found by a checker only. */
export const FORGIVING_LANGUAGES: readonly RunnableLanguage[] = ['html', 'ts', 'tsx'];

export const MEANT_TO_FAIL = 'This example is meant to fail.';

/** An example that is meant to fail was put right by the reader. */
export const NO_ERROR = 'It runs without an error.';

/** Before an example runs that never ends. */
export const NEVER_ENDS =
  'This example never ends. Run starts it, and the portal stops it soon after.';

/** For those who cannot see that nothing has changed; for all others, in the toolbar, in short. */
export const AS_SHOWN = 'Done. The output is as the lesson shows it.';
export const AS_SHOWN_BRIEFLY = 'As shown';
export const DONE = 'Done';

export const NOTHING_PRINTED = 'Done. Nothing was printed.';

/** The stage is empty, and no error says why. */
export const NOTHING_DRAWN: Readonly<Partial<Record<RunnableLanguage, string>>> = {
  html: 'Nothing was drawn: the page has no text, and no element with a size.',
  jsx: 'Nothing was drawn: no component gave anything to show. Does the last one, or App, return its markup?',
  tsx: 'Nothing was drawn: no component gave anything to show. Does the last one, or App, return its markup?',
  vue: 'Nothing was drawn: the template gave nothing to show. Is a condition false, or a list empty?',
};

export const STOPPED_BY_READER = 'Stopped by you.';

/** Compressed kilobytes of the first run, where a reader should know before. */
export const RUN_KILOBYTES: Readonly<Partial<Record<RunnableLanguage, number>>> = {
  scss: 745,
  sql: 82,
  console: 490,
  php: 3520,
};

/** The network, not the reader's code, is at fault. */
export const LOAD_FAILED =
  'A part of the portal could not be loaded. Check your connection and press Run again.';

export const RUN_SHORTCUT = 'Control+Enter Meta+Enter';
