import {TASK_ROLES, type FenceValue} from '../../data/fenceOptions';
import {FENCE_LANGUAGES, LANGUAGE_ALIASES} from '../../data/languages';
import {nearest} from '../../lib/nearest';
import {checkFence} from './checks';
import {type FenceToken, tokenize} from './tokens';
import {parseLineRanges} from './lineRanges';
import type {FenceError, Fence, FenceResult} from './types';

const LANGUAGE_WORD = /^[^\s{]*/;

/** Reads the options of a fence, or reports what is wrong with each. */
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
      lang === ''
        ? 'the code block has no language'
        : `“${lang}” is not a language that code blocks can have`,
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
    trace: seen.has('trace'),
    output: lang === 'output' || seen.has('output'),
    role: TASK_ROLES.find((key) => seen.has(key)),
    rejected: value('reject'),
    open: seen.has('open'),
    id: value('id'),
    continues: value('continue'),
    setup: value('setup'),
    file: value('file'),
    height: height === undefined ? undefined : Number.parseInt(height, 10),
    highlight: highlight === undefined ? [] : (parseLineRanges(highlight) ?? []),
    title: value('title'),
  };
}
