import {PHP_HINTS} from './php';
import {REACT_HINTS} from './react';
import {SASS_HINTS} from './sass';
import {SCRIPT_HINTS} from './script';
import {SQL_HINTS} from './sql';
import type {Hint} from './types';
import {VUE_HINTS} from './vue';

/** The commonest errors of beginners in plain words; those of JavaScript fit the most, so they come last. */
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

/** What a beginner can do about an error; undefined for those that are not common. */
export function findHint(message: string): string | undefined {
  for (const {pattern, hint} of HINTS) {
    const match = pattern.exec(message);
    if (match) {
      return hint(match);
    }
  }
  return undefined;
}

/** Characters of a message that are shown; an example may throw a text of any length. */
const LONGEST_MESSAGE = 2000;

/** The error as it is shown, with a hint where there is one. */
export function addHint<E extends HintedError>(error: E): E {
  const isLong = error.message.length > LONGEST_MESSAGE;
  const message = isLong ? `${error.message.slice(0, LONGEST_MESSAGE)}…` : error.message;
  const hint = error.hint ?? findHint(message);
  return {...error, message, ...(hint !== undefined && {hint})};
}
