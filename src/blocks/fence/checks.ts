import {TASK_ROLES} from '../../data/fenceOptions';
import {CHECKED_LANGUAGES, PREVIEW_LANGUAGES, isRunnableLanguage} from '../../data/languages';
import type {FenceError} from './types';
import type {FenceToken} from './tokens';
import {parseLineRanges} from './lineRanges';

type Tokens = ReadonlyMap<string, FenceToken>;

interface ValueRule {
  readonly key: string;
  readonly valid: (value: string) => boolean;
  readonly remedy: string;
}

const NAME = /^[a-z][a-z0-9-]*$/;
const FILE = /^\w[\w.-]*(?:\/[\w.-]+)*$/;
/** In CSS pixels: less than a line of text or more than any screen is a mistake. */
const HEIGHT = {least: 40, most: 1200} as const;

const VALUE_RULES: readonly ValueRule[] = [
  ...['id', 'continue', 'setup'].map((key) => ({
    key,
    valid: (value: string) => NAME.test(value),
    remedy: 'use lower-case letters, digits and hyphens, starting with a letter',
  })),
  {
    key: 'file',
    valid: (value) => FILE.test(value) && !value.split('/').includes('..'),
    remedy: 'write a file name such as `style.css` or `partials/_colours.scss`',
  },
  {
    key: 'height',
    valid: (value) => {
      const height = /^(\d+)(?:px)?$/.exec(value)?.[1];
      return height !== undefined && +height >= HEIGHT.least && +height <= HEIGHT.most;
    },
    remedy: `write a number of pixels from ${HEIGHT.least} to ${HEIGHT.most}, such as \`height=240\``,
  },
  {
    key: 'highlight',
    valid: (value) => parseLineRanges(value) !== undefined,
    remedy: 'write line numbers and ranges: `{1,3-5}`',
  },
];

/** Groups of options of which only one may be used. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ['run', 'norun', 'fragment', 'error'],
  [...TASK_ROLES, 'output'],
  ['hide', 'open'],
  ...['preview', 'height', 'loops', 'hide', 'norun', 'fragment', 'output', ...TASK_ROLES].map(
    (key) => [key, 'trace'],
  ),
];

const RUN_OPTIONS = [
  'run',
  'loops',
  'id',
  'continue',
  'setup',
  'hide',
  'open',
  'start',
  'solution',
  'accept',
  'reject',
];
const VERDICT_OPTIONS = ['norun', 'fragment', 'error'];
const PREVIEW_OPTIONS = ['preview', 'height'];
const OUTPUT_LANGUAGES = ['output', 'css', 'html'];

/** What is wrong with the values and the combination of the options. */
export function checkFence(lang: string, tokens: Tokens): readonly FenceError[] {
  return [...checkValues(tokens), ...checkExclusive(tokens), ...checkLanguageOptions(lang, tokens)];
}

function checkValues(tokens: Tokens): readonly FenceError[] {
  return VALUE_RULES.flatMap(({key, valid, remedy}) => {
    const token = tokens.get(key);
    return token?.value && !valid(token.value)
      ? [
          {
            message: `“${token.value}” is not a valid value for “${key}”`,
            remedy,
            offset: token.offset,
          },
        ]
      : [];
  });
}

function checkExclusive(tokens: Tokens): readonly FenceError[] {
  return EXCLUSIVE.flatMap((group) => {
    const [first, second] = group.filter((key) => tokens.has(key));
    return second === undefined
      ? []
      : [
          {
            message: `“${first}” and “${second}” cannot be used together`,
            remedy: 'keep one of them',
            offset: tokens.get(second)!.offset,
          },
        ];
  });
}

function checkLanguageOptions(lang: string, tokens: Tokens): readonly FenceError[] {
  const misplaced = (keys: readonly string[], remedy: string) =>
    keys.flatMap((key) => {
      const token = tokens.get(key);
      return token
        ? [{message: `“${key}” has no effect on a \`${lang}\` block`, remedy, offset: token.offset}]
        : [];
    });
  const runnable = isRunnableLanguage(lang);
  const checked = (CHECKED_LANGUAGES as readonly string[]).includes(lang);
  return [
    ...(runnable ? [] : misplaced(RUN_OPTIONS, 'remove it: code in this language is not run')),
    ...(runnable || checked
      ? []
      : misplaced(VERDICT_OPTIONS, 'remove it: code in this language is only shown')),
    ...(PREVIEW_LANGUAGES.includes(lang)
      ? []
      : misplaced(
          PREVIEW_OPTIONS,
          'remove it: only html, css, js, jsx, tsx and vue have a preview',
        )),
    ...(OUTPUT_LANGUAGES.includes(lang)
      ? []
      : misplaced(['output'], 'use an `output`, `css output` or `html output` block instead')),
    ...(lang === 'js' ? [] : misplaced(['test'], 'write the check of the task in js')),
    ...(lang === 'js' ? [] : misplaced(['trace'], 'remove it: only js is shown step by step')),
  ];
}
