import {Joi} from '@docusaurus/utils-validation';
import {isMap, isNode, isPair, LineCounter, parseDocument, visit, type Document} from 'yaml';
import type {Position} from '../../text/lines';
import type {Problem} from '../../text/types';
import {wordsOf, type KeyGuide} from './words';

export interface ParsedYaml {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  readonly placeOf: PlaceOf;
}

/**
 * The position in the file of the value at a path of keys and indexes, or of its key, or of its nearest parent
 * that exists. A value that begins on a line of its own has the position of its key.
 */
export type PlaceOf = (path: readonly (string | number)[], part?: 'key' | 'value') => Position;

/** Which file a text is from, and under which rule its faults are reported. */
export interface YamlPlace {
  /** Path of the file, for problems. */
  readonly path: string;
  /** Lines of the file that come before the text. */
  readonly linesBefore: number;
  readonly rule: string;
}

/** The parser's messages, reworded to help an author. */
const WORDS: Partial<Record<string, {readonly message?: string; readonly remedy: string}>> = {
  TAB_AS_INDENT: {remedy: 'indent with spaces, never with tabs'},
  DUPLICATE_KEY: {remedy: 'keep one of the two'},
  MISSING_CHAR: {remedy: 'close the quotation mark or bracket'},
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'the line contains a second “: ”',
    remedy: 'put a value that contains ": " in quotation marks',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'the line is neither “key: value” nor “- item”',
    remedy: 'put the value in quotation marks, or close the quotation mark',
  },
  BAD_SCALAR_START: {remedy: 'put a value that starts with @ or ` in quotation marks'},
  BLOCK_IN_FLOW: {
    message: 'a list in [ ] or { } continues on further lines',
    remedy:
      'close the bracket on the same line, or write each item on its own line as “- item”, without brackets',
  },
  BAD_INDENT: {
    message: 'the line is not indented like the lines it belongs to',
    remedy: 'indent it like the lines around it, and check that every bracket is closed',
  },
  BAD_COLLECTION_TYPE: {
    message: 'list items and keys are mixed at the same indentation',
    remedy: 'indent the lines that belong under another line',
  },
};
/**
 * After one of these errors, the parser misreads the lines around it, so its messages about those lines do not
 * help.
 */
const MISLEADING = ['BLOCK_IN_FLOW', 'MISSING_CHAR', 'BAD_INDENT'];
const CERTAIN = ['TAB_AS_INDENT', 'DUPLICATE_KEY', 'BAD_SCALAR_START'];

/** Parses YAML 1.2, records the line of every key, and reports syntax errors in words that help an author. */
export function parseYaml(text: string, {path, linesBefore, rule}: YamlPlace): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false, uniqueKeys: true});
  const problemAt = (offset: number, message: string, remedy: string): Problem => {
    const {line, col} = lineCounter.linePos(offset);
    const column = Math.max(1, col);
    return {path, line: linesBefore + line, column, rule, severity: 'error', message, remedy};
  };
  const misleading = document.errors.find(({code}) => MISLEADING.includes(code));
  const errors = document.errors.filter(
    (error) => misleading === undefined || error === misleading || CERTAIN.includes(error.code),
  );
  const problems = errors.map(({code, message, pos}) => {
    const words = WORDS[message.startsWith('Sequence item') ? 'BAD_INDENT' : code];
    return problemAt(
      pos[0],
      words?.message ?? message.replace(/\s+at line[\s\S]*$/, ''),
      words?.remedy ?? 'put the value in quotation marks',
    );
  });
  // An alias can refer to the value that contains it, or expand to a million words.
  visit(document, {
    Alias: (_, {source, range}) => {
      const message = `*${source} is read as a reference to another value`;
      problems.push(
        problemAt(range?.[0] ?? 0, message, 'write the value itself, or put it in quotation marks'),
      );
    },
  });
  return {
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    placeOf: (keys, part = 'value') => {
      const {line, col} = lineCounter.linePos(offsetOf(document, keys, part, lineCounter));
      return {line: linesBefore + Math.max(1, line), column: Math.max(1, col)};
    },
  };
}

function offsetOf(
  document: Document,
  keys: readonly (string | number)[],
  part: 'key' | 'value',
  lineCounter: LineCounter,
): number {
  for (let length = keys.length; length > 0; length -= 1) {
    const parent =
      length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const key = keys[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && isNode(item.key) && String(item.key) === String(key),
      );
      const name = startOf(pair?.key);
      const value = startOf(pair?.value);
      if (name !== undefined) {
        const isBeside =
          value !== undefined && lineCounter.linePos(value).line === lineCounter.linePos(name).line;
        return part === 'value' && length === keys.length && isBeside ? value : name;
      }
    }
    const item = startOf(document.getIn(keys.slice(0, length), true));
    if (item !== undefined) {
      return item;
    }
  }
  return 0;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/**
 * Checks a value against a closed schema and reports every mistake with its line and a remedy. The returned
 * value contains only keys without a mistake.
 */
export function validateYaml(
  parsed: ParsedYaml,
  schema: Joi.ObjectSchema,
  {
    path,
    rule,
    guide,
    isPart = false,
  }: Pick<YamlPlace, 'path' | 'rule'> & {
    readonly guide: KeyGuide;
    /** Lines with a fault were left out, so a missing key may not be the author's mistake. */
    readonly isPart?: boolean;
  },
): {readonly value: unknown; readonly problems: readonly Problem[]} {
  const {value, error} = schema.validate(parsed.value ?? {}, {
    abortEarly: false,
    convert: false,
    errors: {wrap: {label: '`'}},
  });
  const mistakes = (error?.details ?? [])
    .flatMap(innermost)
    .filter(({type}) => !(isPart && type === 'any.required'));
  const problems = mistakes.map((detail): Problem => ({
    path,
    ...parsed.placeOf(detail.path, detail.type === 'object.unknown' ? 'key' : 'value'),
    rule,
    severity: 'error',
    ...wordsOf(detail, keysAt(schema, detail.path.slice(0, -1)), guide),
  }));
  return {value: withoutWrong(value, error?.details ?? []), problems};
}

/**
 * For a value that matches none of several forms, the mistakes in the form that it comes closest to: the one whose
 * mistakes are nested deepest. Joi itself only names the key.
 */
export function innermost(detail: Joi.ValidationErrorItem): readonly Joi.ValidationErrorItem[] {
  const context = detail.context as {details?: readonly Joi.ValidationErrorItem[]} | undefined;
  const within = (context?.details ?? []).flatMap(innermost);
  const depth = Math.max(0, ...within.map(({path}) => path.length));
  return depth > detail.path.length ? within.filter(({path}) => path.length === depth) : [detail];
}

/** Leaves out every part that has a mistake, so that the types of the rest can be relied on. */
function withoutWrong(value: unknown, details: readonly Joi.ValidationErrorItem[]): unknown {
  if (typeof value !== 'object' || value === null) {
    return {};
  }
  const wrong = new Set(details.map(({path}) => path[0]));
  return Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.has(key)));
}

/** The keys that a schema allows at a path; an index stands for any item of its list. */
function keysAt(schema: Joi.Schema, path: readonly (string | number)[]): readonly string[] {
  interface Described {
    readonly keys?: Readonly<Record<string, Described>>;
    readonly items?: readonly Described[];
    readonly patterns?: readonly {readonly rule?: Described}[];
    readonly matches?: readonly {
      readonly schema?: Described;
      readonly then?: Described;
      readonly otherwise?: Described;
    }[];
  }
  let level: readonly Described[] = [schema.describe() as Described];
  for (const step of path) {
    level = level
      .flatMap((described) => expand(described))
      .flatMap((described) => {
        if (typeof step === 'number') {
          return described.items ?? [];
        }
        const next = described.keys?.[step];
        const byPattern = (described.patterns ?? []).flatMap(({rule}) => rule ?? []);
        return next === undefined ? byPattern : [next];
      });
  }
  return [...new Set(level.flatMap(expand).flatMap(({keys}) => Object.keys(keys ?? {})))];

  function expand(described: Described): readonly Described[] {
    const alternatives = (described.matches ?? []).flatMap((match) =>
      [match.schema, match.then, match.otherwise].flatMap((schema) =>
        schema === undefined ? [] : expand(schema),
      ),
    );
    return [described, ...alternatives];
  }
}
