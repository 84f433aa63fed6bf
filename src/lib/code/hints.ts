interface Hint {
  readonly pattern: RegExp;
  readonly hint: (match: readonly (string | undefined)[]) => string;
}

/**
 * The commonest errors of beginners in plain words. Each pattern covers the wordings of Chromium,
 * Firefox and Safari where they differ.
 */
const HINTS: readonly Hint[] = [
  {
    pattern: /(?:Can't find variable: (\S+)|^ReferenceError: (\S+) is not defined)/,
    hint: ([, safari, name]) =>
      `Nothing is called “${safari ?? name}” here. Is it spelled as where it was declared, and declared before this line?`,
  },
  {
    pattern:
      /Cannot read propert(?:y|ies) of (null|undefined) \(reading '(\w+)'\)|(?:null|undefined) is not an object \(evaluating '([^']+)'\)|can't access property "(\w+)", (.+) is (null|undefined)/,
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
    pattern: /is not valid JSON|JSON\.parse|JSON Parse error|Unexpected .* in JSON/,
    hint: () =>
      'The text is not JSON: names and texts need double quotation marks, and no comma stands after the last item.',
  },
  {
    pattern:
      /missing \) after argument list|Expected '\)'|Unexpected end of input|Unterminated template|missing } (?:in|after)|Unexpected token '}'/,
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
    pattern: /Maximum call stack|too much recursion/,
    hint: () => 'A function calls itself without end. Which condition should stop it?',
  },
  {
    pattern: /Failed to (?:parse|fetch)|NetworkError|Load failed/,
    hint: () =>
      'Examples use recorded responses and no network. Only the addresses of the lesson give an answer.',
  },
  {
    pattern: /Objects are not valid as a React child/,
    hint: () =>
      'An object cannot be shown as it is. Show one of its properties, or map a list to elements.',
  },
  {
    pattern: /Element type is invalid|Nothing was returned from render/,
    hint: () =>
      'A component is undefined. Is it exported, imported under the same name, and does it return something?',
  },
  {
    pattern: /Maximum update depth|Too many re-renders/,
    hint: () =>
      'The component sets its state while it renders, so it renders for ever. Set state in an event handler.',
  },
  {
    pattern: /Rendered (?:fewer|more) hooks|Invalid hook call/,
    hint: () =>
      'Hooks stand at the top of a component, never in a condition, a loop or another function.',
  },
  {
    pattern: /Expected corresponding JSX closing tag|Unterminated JSX|Adjacent JSX elements/,
    hint: () =>
      'Every tag in JSX is closed, and a component returns one element: wrap several in <>…</>.',
  },
  {
    pattern: /Unknown column '(?:\w+\.)?(\w+)'/,
    hint: ([, name]) =>
      `No table of the query has a column called “${name}”. Texts need quotation marks; DESCRIBE shows the columns of a table.`,
  },
  {
    pattern: /Table '(?:\w+\.)?(\w+)' doesn't exist/,
    hint: ([, name]) => `There is no table called “${name}”. SHOW TABLES lists those there are.`,
  },
  {
    pattern: /Column '(\w+)' in .+ is ambiguous/,
    hint: ([, name]) =>
      `Several tables have a column called “${name}”. Put the table before it, as in film.${name}.`,
  },
  {
    pattern: /You have an error in your SQL syntax/,
    hint: () =>
      'Look at the word that is quoted and the one before it: a comma, a quotation mark or a keyword is missing, or in the wrong order.',
  },
  {
    pattern: /Call to undefined function (\w+)\(\)/,
    hint: ([, name]) =>
      `PHP knows no function “${name}”. Is it spelled as where it was defined, and is that file included?`,
  },
  {
    pattern: /Undefined constant "?(\w+)"?/,
    hint: ([, name]) =>
      `“${name}” has no $ and no quotation marks, so PHP takes it for a constant. Is it a variable or a text?`,
  },
  {
    pattern: /^Undefined variable\./,
    hint: () =>
      'No variable has this name here. One of another file needs the name of its module before it, as in colours.$ink.',
  },
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
