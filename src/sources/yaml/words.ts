import type {Joi} from '@docusaurus/utils-validation';
import {nearest} from '../../lib/nearest';
import type {Problem} from '../../text/types';

/** What messages about a kind of file need to know about its keys. */
export interface KeyGuide {
  /** The page of the documentation that lists the keys. */
  readonly doc: string;
  /** Keys from other tools, and what to write instead. */
  readonly otherKeys?: Readonly<Record<string, string>>;
  /** Sample numbers for keys. */
  readonly samples?: Readonly<Record<string, string>>;
}

type Words = Pick<Problem, 'message' | 'remedy'>;

interface Context {
  readonly label?: string;
  readonly value?: unknown;
  readonly valids?: readonly unknown[];
  readonly limit?: number;
  readonly name?: string;
}

/** Maximum number of keys that a message lists; if there are more, it names the page that lists them. */
const MOST_LISTED = 12;
const SAMPLE = '3';

/**
 * Describes a mistake found by a schema in words for someone who writes lessons.
 *
 * @param known the keys that are allowed next to the wrong one
 */
export function wordsOf(
  detail: Joi.ValidationErrorItem,
  known: readonly string[],
  guide: KeyGuide,
): Words {
  const {label: key = 'the value', ...context} = (detail.context ?? {}) as Context;
  const read = `\`${key}\` reads ${JSON.stringify(context.value)}`;
  const plain = (JSON.stringify(context.value) ?? '').replace(/^[["]+|[\]"]+$/g, '');
  switch (detail.type) {
    case 'object.unknown':
      return unknownKey(detail.path.map(String), known, guide);
    case 'any.required':
      return {message: detail.message, remedy: `add \`${String(detail.path.at(-1))}:\``};
    case 'any.only':
      return {
        message: detail.message,
        remedy: `write one of ${(context.valids ?? []).map(String).join(', ')}`,
      };
    case 'string.pattern.name':
      return {message: read, remedy: `write ${context.name}`};
    case 'string.max':
      return {
        message: `\`${key}\` has ${String(context.value).length} characters`,
        remedy: `write at most ${context.limit}`,
      };
    case 'string.base':
      return {
        message: `${read}, which is not text`,
        remedy: `put it in quotation marks: ${lastKey(detail.path) ?? key}: '${plain}'`,
      };
    case 'object.base':
      return {
        message: `${read}, which has no keys`,
        remedy: `write the keys that ${guide.doc} lists for \`${key}\``,
      };
    case 'boolean.base':
      return {
        message: `${read}, which is neither true nor false`,
        remedy: `write ${key}: true or ${key}: false`,
      };
    case 'number.base':
      return {
        message: `${read}, which is not a number`,
        remedy: `write a number, such as ${key}: ${guide.samples?.[key] ?? SAMPLE}`,
      };
    case 'array.base':
      return {
        message: `${read}, which is not a list`,
        remedy: `write a list: ${key}: [${plain}]`,
      };
    default:
      return {message: detail.message, remedy: `see ${guide.doc} for what is allowed here`};
  }
}

function lastKey(path: readonly (string | number)[]): string | undefined {
  const last = path.at(-1);
  return typeof last === 'string' ? last : undefined;
}

function unknownKey(path: readonly string[], known: readonly string[], guide: KeyGuide): Words {
  const key = path.join('.');
  const other = path.length === 1 ? guide.otherKeys?.[key] : undefined;
  const like = nearest(path.at(-1)!, known);
  const list =
    known.length === 0 || known.length > MOST_LISTED
      ? `${guide.doc} lists all keys`
      : `known keys are ${known.join(', ')}`;
  return {
    message: `there is no key \`${key}\``,
    remedy: other ?? (like === undefined ? `remove it; ${list}` : `did you mean \`${like}\`?`),
  };
}
