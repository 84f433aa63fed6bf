import {Joi} from '@docusaurus/utils-validation';
import {isDay} from '../../lib/day';

/** A type of value: how it is checked, what the documentation calls it, and (never set) its TypeScript type. */
export interface Kind<T> {
  readonly schema: Joi.Schema;
  readonly type: string;
  readonly value?: T;
}

export type ValueOf<K> = K extends Kind<infer T> ? T : never;

type Shape = Readonly<Record<string, Kind<unknown>>>;

type ObjectOf<Required extends Shape, Optional extends Shape> = {
  readonly [K in keyof Required]: ValueOf<Required[K]>;
} & {readonly [K in keyof Optional]?: ValueOf<Optional[K]>};

/** For types that no other function here describes. */
export function kind<T>(schema: Joi.Schema, type: string): Kind<T> {
  return {schema, type};
}

export const TEXT = kind<string>(Joi.string(), 'text');
export const EMPTY_TEXT = kind<string>(Joi.string().allow(''), 'text');
export const FLAG = kind<boolean>(Joi.boolean(), 'true or false');
export const DAY = kind<string>(
  Joi.string().custom((value: string, {error}) =>
    isDay(value) ? value : error('string.pattern.name', {name: 'a day such as 2026-11-23', value}),
  ),
  'day',
);
export const NUMBER = kind<number>(Joi.number(), 'number');

/** The same kind of value under another name in the documentation. */
export function called<T>({schema}: Kind<T>, type: string): Kind<T> {
  return {schema, type};
}

/** Text that is shown where Markdown is not, so that its backticks would be seen. */
export function plainTextUpTo(characters: number): Kind<string> {
  return kind(
    Joi.string()
      .max(characters)
      .pattern(/^[^`]*$/),
    `text without backticks, at most ${characters} characters`,
  );
}

export function oneOf<const T extends string>(...values: readonly T[]): Kind<T> {
  return kind(Joi.valid(...values), values.map((value) => `\`${value}\``).join(' or '));
}

export function wholeNumber(least: number, most: number): Kind<number> {
  const all = Array.from({length: most - least + 1}, (_, index) => String(least + index));
  const words = `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
  return kind(Joi.number().integer().min(least).max(most), words);
}

export function orNull<T>({schema, type}: Kind<T>): Kind<T | null> {
  return {schema: schema.allow(null), type};
}

export function listOf<T>({schema, type}: Kind<T>): Kind<readonly T[]> {
  return kind(Joi.array().items(schema), `list of ${type}`);
}

export function objectOf<Required extends Shape, Optional extends Shape = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Kind<ObjectOf<Required, Optional>> {
  const keys = Object.entries(required).map(([key, {schema}]) => [key, schema.required()]);
  const further = Object.entries(optional ?? {}).map(([key, {schema}]) => [key, schema]);
  const names = Object.keys({...required, ...optional});
  return kind(
    Joi.object(Object.fromEntries([...keys, ...further])),
    names.map((name) => `\`${name}\``).join(', '),
  );
}
