import type {Hint} from './types';

/** Errors of Vue’s templates. */
export const VUE_HINTS: readonly Hint[] = [
  {
    pattern: /Element is missing end tag|Invalid end tag/,
    hint: () =>
      'Every element of a template is closed, in the opposite order of opening. Look for a tag without its partner.',
  },
  {
    pattern: /v-else\S* has no adjacent v-if/,
    hint: () => 'v-else stands on the element right after the one with v-if, with nothing between.',
  },
  {
    pattern: /v-for (?:has invalid|is missing)/,
    hint: () => 'v-for is written as “film in films”, or “(film, index) in films”.',
  },
  {
    pattern: /v-\S+ is missing expression/,
    hint: () => 'The directive needs a value between quotation marks, such as v-if="isOpen".',
  },
  {
    pattern: /v-model value must be/,
    hint: () => 'v-model needs the name of data that can change, not a text or a calculation.',
  },
  {
    pattern: /Duplicate attribute/,
    hint: () => 'The element has the same attribute twice. Join their values in one.',
  },
  {
    pattern: /At least one <template> or <script>/,
    hint: () => 'A component needs a <template> with what it shows.',
  },
];
