import type {Hint} from './types';

/** Errors of Sass. */
export const SASS_HINTS: readonly Hint[] = [
  {
    pattern: /^Undefined variable\./,
    hint: () =>
      'No variable has this name here. One of another file needs the name of its module before it, as in colours.$ink.',
  },
  {
    pattern: /^Undefined mixin/,
    hint: () =>
      'No mixin has this name here. Is it spelled as where it is defined, and does the name of its module stand before it?',
  },
  {
    pattern: /^Can't find stylesheet to import/,
    hint: () =>
      'There is no such file. @use takes the name without the underscore and without .scss.',
  },
  {
    pattern: /^There is no module with (?:the )?namespace/,
    hint: () =>
      "Load the module first, at the top of the file: @use 'sass:math'; for one of Sass, @use 'colours'; for a file.",
  },
  {
    pattern: /^expected (?:"[{};]"|end of rule)|^unmatched "/,
    hint: () =>
      'A brace or a semicolon is missing on this line or the one before. Each block that opens must close.',
  },
  {
    pattern: /^[Ee]xpected (?:expression|identifier|digit|selector|number)|^expected ":"/,
    hint: () =>
      'Something is missing here: a value after the colon, a name after the $ or the dot, or the colon itself.',
  },
  {
    pattern: /incompatible units/,
    hint: () =>
      'Sass cannot add units of different kinds, such as px and rem. Use one unit, or leave calc() to the browser.',
  },
  {
    pattern: /^Undefined operation/,
    hint: () =>
      'These two values cannot be calculated with each other. Is one of them a text or a colour?',
  },
  {
    pattern: /^Missing argument \$([\w-]+)/,
    hint: ([, name]) =>
      `The mixin or function needs a value for $${name}. Pass one, or give the parameter a default.`,
  },
  {
    pattern: /^Only \d+ (?:positional )?arguments? allowed|^No parameter named/,
    hint: () =>
      'The call passes more, or other, arguments than the definition names. Compare both.',
  },
  {
    pattern: /^The target selector was not found/,
    hint: () => '@extend finds no such selector in this file. Check its spelling, dot included.',
  },
];
