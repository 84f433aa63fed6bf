import type {StopReason} from '../runners/types';
import type {RunnableLanguage} from './languages';

/** Prefix of the warnings that Vue prints. */
export const VUE_WARNING = '[Vue warn]';

/** Messages for the reader when an example was stopped from outside. */
export const STOP_TEXTS: Readonly<Record<StopReason, string>> = {
  loop: 'Stopped: a loop did not end. Which condition should become false, and what changes it?',
  time: 'Stopped: the example ran too long.',
  output: 'Stopped: the example prints more than anyone can read.',
};

/** Shown when an example with a deliberate mistake runs anyway, such as invalid HTML; the rule’s name follows. */
export const FORGIVEN = 'Browsers don’t complain about this mistake, but a checker reports it:';

export const MEANT_TO_FAIL = 'This example is meant to fail.';

/** Shown when the reader has fixed an example that is meant to fail. */
export const NO_ERROR = 'It runs without an error.';

/** Shown before the first run of an example that never ends. */
export const NEVER_ENDS =
  'This example never ends. Run starts it, and the portal stops it soon after.';

/**
 * For readers who cannot see that nothing has changed; the toolbar shows a shorter version to everyone else.
 */
export const AS_SHOWN = 'Done. The output is as the lesson shows it.';
export const AS_SHOWN_BRIEFLY = 'As shown';
/** Not “Done”, because that is the message of a solved task. */
export const DONE = 'Ran';
export const CHANGED = 'Changed: press Run';

export const NOTHING_PRINTED = 'Done. Nothing was printed.';

/** Shown when the stage is empty and there is no error to explain why. */
export const NOTHING_DRAWN: Readonly<Partial<Record<RunnableLanguage, string>>> = {
  html: 'Nothing was drawn: the page has no text, and no element with a size.',
  jsx: 'Nothing was drawn: no component gave anything to show. Does the last one, or App, return its markup?',
  tsx: 'Nothing was drawn: no component gave anything to show. Does the last one, or App, return its markup?',
  vue: 'Nothing was drawn: the template gave nothing to show. Is a condition false, or a list empty?',
};

/** Shown where the prompt of a terminal will appear. */
export const RUN_TO_TYPE = '$ Run, then type here.';

export const STOPPED_BY_READER = 'Stopped by you.';

/** Compressed size of the first run in kilobytes, for languages where readers should know it beforehand. */
export const RUN_KILOBYTES: Readonly<Partial<Record<RunnableLanguage, number>>> = {
  scss: 745,
  sql: 82,
  console: 490,
  php: 3520,
};

/** Shown when a run failed because of the network and not because of the reader's code. */
export const LOAD_FAILED =
  'A part of the portal could not be loaded. Check your connection and press Run again.';

export const LOAD_FAILED_MENU =
  'The menu could not be loaded. Check your connection and press More again.';

/** Added to the title of a result that was produced by other code than the code above it. */
export const OF_OTHER_CODE = 'of another version';

/** The author has changed an example since the reader changed it. */
export const OUTDATED = 'The lesson’s version has changed since you began.';

export const RUN_SHORTCUT = 'Control+Enter Meta+Enter';
