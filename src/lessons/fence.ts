import {TASK_ROLES, type FenceValue, type TaskRole} from '../data/fenceOptions';
import {FENCE_LANGUAGES, LANGUAGE_ALIASES} from '../data/languages';
import {nearest} from '../lib/nearest';
import {checkFence} from './fenceChecks';
import {type FenceToken, tokenize} from './fenceTokens';
import {parseLineRanges} from './lineRanges';

/** One thing wrong with a fence. */
export interface FenceError {
  readonly message: string;
  readonly remedy: string;
  /** Where in the info string, from 0. */
  readonly offset: number;
}

/**
 * What the author wants done with the code. `run` for a language that cannot run means that it is
 * checked (json, mermaid, bash) or only shown.
 */
export type FenceMode = 'run' | 'norun' | 'fragment' | 'error';

/** The line that opens a code block, read. Lesson-guide §5 is the contract. */
export interface Fence {
  readonly lang: string;
  readonly mode: FenceMode;
  /** `run` was written out, although it is the default. */
  readonly run: boolean;
  /** Reason given by `norun="…"`; for authors only. */
  readonly reason?: string;
  /** Text that the message of the failure must contain. */
  readonly error?: string;
  readonly loops: boolean;
  readonly hide: boolean;
  readonly preview: boolean;
  /** This block is the expected result of the one before it. */
  readonly output: boolean;
  readonly role?: TaskRole;
  readonly id?: string;
  readonly continues?: string;
  readonly setup?: string;
  readonly file?: string;
  /** Of the preview, in CSS pixels. */
  readonly height?: number;
  /** Line numbers, from 1, in rising order. */
  readonly highlight: readonly number[];
  readonly title?: string;
}

export type FenceResult =
  {readonly fence: Fence; readonly errors?: undefined} | {readonly errors: readonly FenceError[]};

const LANGUAGE_WORD = /^[^\s{]*/;

/** Reads the words of a fence, or says what is wrong with each. */
export function parseFence(info: string): FenceResult {
  const errors: FenceError[] = [];
  const written = LANGUAGE_WORD.exec(info)?.[0] ?? '';
  checkLanguage(written, errors);
  const tokens = tokenize(info, written.length, errors);
  const seen = new Map<string, FenceToken>();
  for (const token of tokens) {
    if (seen.has(token.key)) {
      errors.push({
        message: `“${token.key}” is written twice`,
        remedy: 'keep one of them',
        offset: token.offset,
      });
    }
    seen.set(token.key, token);
  }
  errors.push(...checkFence(written, seen));
  if (errors.length > 0) {
    return {errors: errors.sort((a, b) => a.offset - b.offset)};
  }
  return {fence: toFence(written, seen)};
}

function checkLanguage(lang: string, errors: FenceError[]): void {
  if (FENCE_LANGUAGES.includes(lang)) {
    return;
  }
  const lower = lang.toLowerCase();
  const like = FENCE_LANGUAGES.includes(lower)
    ? lower
    : nearest(lower, [...FENCE_LANGUAGES, ...Object.keys(LANGUAGE_ALIASES)]);
  const known = LANGUAGE_ALIASES[lower] ?? (like && (LANGUAGE_ALIASES[like] ?? like));
  errors.push({
    message:
      lang === '' ? 'the code block names no language' : `“${lang}” is not a language of fences`,
    remedy: `write ${lang !== '' && known !== undefined ? `\`${known}\`` : '`text` for code that is only shown'}`,
    offset: 0,
  });
}

function toFence(lang: string, seen: ReadonlyMap<string, FenceToken>): Fence {
  const value = (key: FenceValue) => seen.get(key)?.value;
  const highlight = value('highlight');
  const height = value('height');
  const mode = (['norun', 'fragment', 'error'] as const).find((key) => seen.has(key)) ?? 'run';
  return {
    lang,
    mode,
    run: seen.has('run'),
    reason: value('norun'),
    error: value('error'),
    loops: seen.has('loops'),
    hide: seen.has('hide'),
    preview: seen.has('preview'),
    output: lang === 'output' || seen.has('output'),
    role: TASK_ROLES.find((key) => seen.has(key)),
    id: value('id'),
    continues: value('continue'),
    setup: value('setup'),
    file: value('file'),
    height: height === undefined ? undefined : Number.parseInt(height, 10),
    highlight: highlight === undefined ? [] : (parseLineRanges(highlight) ?? []),
    title: value('title'),
  };
}
