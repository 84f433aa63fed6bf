import {PHP_HINTS} from './php';
import {REACT_HINTS} from './react';
import {SASS_HINTS} from './sass';
import {SCRIPT_HINTS} from './script';
import {SQL_HINTS} from './sql';
import type {Hint} from './types';
import {VUE_HINTS} from './vue';

/**
 * Beginners' most common errors in plain language. The patterns for JavaScript are the broadest, so they come
 * last.
 */
const HINTS: readonly Hint[] = [
  ...SQL_HINTS,
  ...PHP_HINTS,
  ...SASS_HINTS,
  ...VUE_HINTS,
  ...REACT_HINTS,
  ...SCRIPT_HINTS,
];

interface HintedError {
  readonly message: string;
  readonly hint?: string;
}

/** Advice for beginners about a common error; undefined for all other errors. */
export function findHint(message: string): string | undefined {
  for (const {pattern, hint} of HINTS) {
    const match = pattern.exec(message);
    if (match) {
      return hint(match);
    }
  }
  return undefined;
}

/** Maximum length of a displayed message, because an example can throw text of any length. */
const LONGEST_MESSAGE = 2000;

/** The error as displayed, with a hint if there is one for it. */
export function addHint<E extends HintedError>(error: E): E {
  const isLong = error.message.length > LONGEST_MESSAGE;
  const message = isLong ? `${error.message.slice(0, LONGEST_MESSAGE)}…` : error.message;
  const hint = error.hint ?? findHint(message);
  return {...error, message, ...(hint !== undefined && {hint})};
}
