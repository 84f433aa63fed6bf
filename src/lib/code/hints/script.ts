import type {Hint} from './types';

/**
 * Errors in JavaScript. Each pattern covers the wordings of Chromium, Firefox and Safari where they differ.
 */
export const SCRIPT_HINTS: readonly Hint[] = [
  {
    pattern: /(?:Can't find variable: |^ReferenceError: )require\b/,
    hint: () => "require belongs to Node. In the browser, write import … from '…' at the top.",
  },
  {
    pattern: /await is only valid|await' expressions? (?:is|are) only|reserved word 'await'/i,
    hint: () => 'await works in an async function only: write async before the function around it.',
  },
  {
    pattern: /Illegal return|return not in function|Return statements are only/,
    hint: () =>
      'return works inside a function only. Does a bracket above close the function too early?',
  },
  {
    pattern: /Class constructor (\S+) cannot be invoked|class constructors must be invoked/,
    hint: () => 'An object of a class is made with new, as in new Film().',
  },
  {
    pattern: /(?:Can't find variable: (\S+)|^ReferenceError: (\S+) is not defined)/,
    hint: ([, safari, name]) =>
      `Nothing is called “${safari ?? name}” here. Is it spelled as where it was declared, and declared before this line?`,
  },
  {
    pattern:
      /Cannot (?:read|set) propert(?:y|ies) of (null|undefined) \((?:reading|setting) '(\w+)'\)|(?:null|undefined) is not an object \(evaluating '([^']+)'\)|can't access property "(\w+)", (.+) is (null|undefined)/,
    hint: ([, value, property, evaluated, ffProperty]) =>
      value === 'null' || evaluated
        ? `There is nothing to take “${property ?? evaluated ?? ffProperty}” from. If it should be an element, does the selector fit, and is the element there when the line runs?`
        : `The value before “.${property ?? ffProperty}” is undefined. Print it with console.log on the line before.`,
  },
  {
    pattern: /^TypeError: (.+?) is not a function/,
    hint: ([, name]) =>
      `“${name}” is not a function. Check its spelling and capitals, and what the value before the dot is.`,
  },
  {
    pattern:
      /Assignment to constant variable|invalid assignment to const|Attempted to assign to readonly property/,
    hint: () => 'A const keeps its first value. Use let for a value that changes.',
  },
  {
    pattern: /has already been declared|redeclaration of|Can't create duplicate variable/,
    hint: () =>
      'The name is declared twice. Remove the second const, let or function, or choose another name.',
  },
  {
    pattern:
      /before initialization|lexical declaration .* before|Cannot access uninitialized variable/,
    hint: () => 'The name is used above the line that declares it. Move the declaration up.',
  },
  {
    pattern: /is not valid JSON|JSON\.parse|JSON Parse error|(?:Unexpected|Expected) .* in JSON/,
    hint: () =>
      'The text is not JSON: names and texts need double quotation marks, and no comma stands after the last item.',
  },
  {
    pattern:
      /missing \) after argument list|Expected '\)'|Unexpected end of input|reached the end of the input|Unterminated template|missing } (?:in|after)|Unexpected token '}'/,
    hint: () =>
      'A bracket or quotation mark is opened and never closed, or closed twice. Count them on this line and the lines before it.',
  },
  {
    pattern:
      /Invalid or unexpected token|Unterminated string|string literal contains an unescaped line break|illegal character/,
    hint: () =>
      'A text is not closed, or a quotation mark is a curly one. Use straight quotation marks: \' or ".',
  },
  {
    pattern:
      /Unexpected (?:identifier|token|string|number|keyword)|missing ; before statement|expected expression, got|unexpected token/,
    hint: () =>
      'Something is missing just before this place: often a comma, an operator, or a bracket.',
  },
  {
    pattern: /is not iterable|Spread syntax requires/,
    hint: () =>
      'Only lists, texts and the like can be walked through or taken apart with [ ]. Print the value first; a function needs its ().',
  },
  {
    pattern: /Cannot find module “(\.?)([^”]*)”/,
    hint: ([, isFile, name]) =>
      isFile
        ? 'The example has no such file. Compare the name with the tabs, its ending and capitals too.'
        : `Examples cannot install “${name}”; they have the libraries of the lessons only.`,
  },
  {
    pattern: /Maximum call stack|too much recursion/,
    hint: () => 'A function calls itself without end. Which condition should stop it?',
  },
  {
    pattern: /Failed to (?:parse|fetch)|NetworkError|Load failed/,
    hint: () =>
      'Examples use recorded responses and no network. Only the addresses of the lesson give an answer.',
  },
];
