import {FENCE_FLAGS, FENCE_VALUES, type FenceFlag, type FenceValue} from '../../data/fenceOptions';
import {nearest} from '../../lib/nearest';
import type {FenceError} from './types';

export interface FenceToken {
  readonly key: string;
  readonly value?: string;
  readonly offset: number;
}

const TOKEN = /(\{[^}\s]*\}|[^\s=]+)(?:=("(?:[^"\\]|\\.)*"|[^\s"]*))?/gy;

/** The options after the language; those that cannot be read are added to the errors. */
export function tokenize(info: string, from: number, errors: FenceError[]): readonly FenceToken[] {
  const tokens: FenceToken[] = [];
  const curly = /[“”„]/.exec(info);
  if (curly) {
    errors.push({
      message: 'a value is in curly quotation marks',
      remedy: 'use straight ones: "…"',
      offset: curly.index,
    });
    return tokens;
  }
  let position = from;
  while (position < info.length) {
    if (/\s/.test(info[position]!)) {
      position += 1;
      continue;
    }
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(info);
    if (!match || (match[2] === '' && info[TOKEN.lastIndex] === '"')) {
      errors.push({
        message: 'a quotation mark is never closed',
        remedy: 'close it before the end of the line',
        offset: position,
      });
      return tokens;
    }
    tokens.push(toToken(match, position, errors));
    position = TOKEN.lastIndex;
  }
  return tokens.filter(({key}) => key !== '');
}

function toToken(match: RegExpExecArray, offset: number, errors: FenceError[]): FenceToken {
  const key = match[1]!;
  const raw = match[2];
  if (key.startsWith('{') && raw === undefined) {
    return {key: 'highlight', value: key, offset};
  }
  const isFlag = FENCE_FLAGS.includes(key as FenceFlag);
  const isValue = FENCE_VALUES.includes(key as FenceValue);
  const value = raw?.startsWith('"') ? raw.slice(1, -1).replace(/\\(.)/g, '$1') : raw;
  if (isFlag && value !== undefined) {
    errors.push({
      message: `“${key}” takes no value`,
      remedy: `write only \`${key}\``,
      offset,
    });
  } else if (isValue && (value === undefined || value.trim() === '')) {
    errors.push({
      message: `“${key}” needs a value`,
      remedy: `write \`${key}="…"\``,
      offset,
    });
  } else if (!isFlag && !isValue) {
    const known = nearest(key, [...FENCE_FLAGS, ...FENCE_VALUES]);
    errors.push({
      message: `“${key}” is not an option of code blocks`,
      remedy: known ? `write \`${known}\`, or remove it` : 'remove it',
      offset,
    });
    return {key: '', offset};
  }
  return {key, value, offset};
}
