import type {Context} from './formatLayout';
import {literalOf} from './formatLiteral';
import {prefixOf, tagOf} from './formatName';
import {formatKey} from './formatString';

const MAX_ITEMS = 100;

type Print = (value: unknown) => string;

/** How an object is printed: the text before its braces, and the text between them. */
export interface Shape {
  /** Printed instead of the object when it is nested too deeply. */
  readonly name: string;
  readonly prefix: string;
  readonly braces: readonly [string, string];
  readonly items?: ArrayLike<unknown>;
  readonly cut: boolean;
  readonly isEmpty: boolean;
  readonly empty: string;
  readonly entries: (print: Print) => readonly string[];
}

/** The shape of an object, which depends on its kind and not on the realm it was created in. */
export function shapeOf(value: object, context: Context): Shape {
  const tag = tagOf(value);
  const indented = (print: Print) => (item: unknown) => {
    context.indent += 2;
    const text = print(item);
    context.indent -= 2;
    return text;
  };
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    return listShape(value as unknown as ArrayLike<unknown> & object, indented);
  }
  const keys = keysOf(value).filter((key) => tag !== 'String' || !/^\d+$/.test(String(key)));
  const properties = (print: Print) => keys.map((key) => property(value, key, indented(print)));
  const plain = (prefix: string, name: string, empty: string): Shape => ({
    name,
    prefix,
    braces: ['{', '}'],
    cut: false,
    isEmpty: keys.length === 0,
    empty,
    entries: properties,
  });
  if (tag === 'Map' || tag === 'Set') {
    return collectionShape(value as Map<unknown, unknown> | Set<unknown>, properties, indented);
  }
  const literal = literalOf(value, tag);
  if (literal !== undefined) {
    return plain(literal, literal, literal);
  }
  if (tag === 'Promise') {
    // Neither a page nor a test can see whether a promise is settled, and in lessons it is usually logged
    // before it is awaited.
    return {...plain('Promise', 'Promise', ''), isEmpty: false, entries: () => ['<pending>']};
  }
  const prefix = prefixOf(value);
  const opening = prefix ? `${prefix} {` : '{';
  return {...plain('', prefix || 'Object', `${opening}}`), braces: [opening, '}']};
}

type Indent = (print: Print) => Print;

function listShape(list: ArrayLike<unknown> & object, indented: Indent): Shape {
  const keys = keysOf(list).filter((key) => typeof key === 'symbol' || !/^\d+$/.test(key));
  const prefix = prefixOf(list, list.length);
  return {
    name: 'Array',
    prefix: '',
    braces: [prefix ? `${prefix} [` : '[', ']'],
    items: list,
    cut: list.length > MAX_ITEMS,
    isEmpty: list.length === 0 && keys.length === 0,
    empty: `${prefix ? `${prefix} ` : ''}[]`,
    entries: (print) => [
      ...listEntries(list, indented(print)),
      ...keys.map((key) => property(list, key, indented(print))),
    ],
  };
}

function listEntries(list: ArrayLike<unknown> & object, print: Print): readonly string[] {
  const entries: string[] = [];
  let place = 0;
  for (; place < list.length && entries.length < MAX_ITEMS; place += 1) {
    const first = place;
    while (place < list.length && !(place in list)) {
      place += 1;
    }
    if (place > first) {
      entries.push(`<${place - first} empty item${place - first > 1 ? 's' : ''}>`);
      place -= 1;
    } else {
      entries.push(print(list[place]));
    }
  }
  const rest = list.length - place;
  return rest > 0 ? [...entries, `... ${rest} more item${rest > 1 ? 's' : ''}`] : entries;
}

function collectionShape(
  value: Map<unknown, unknown> | Set<unknown>,
  properties: (print: Print) => readonly string[],
  indented: Indent,
): Shape {
  const prefix = prefixOf(value, value.size);
  return {
    name: tagOf(value),
    prefix: '',
    braces: [`${prefix} {`, '}'],
    cut: false,
    isEmpty: value.size === 0,
    empty: `${prefix} {}`,
    entries: (printValue) => {
      const print = indented(printValue);
      const entries =
        tagOf(value) === 'Map'
          ? [...(value as Map<unknown, unknown>)].map(([k, v]) => `${print(k)} => ${print(v)}`)
          : [...(value as Set<unknown>)].map(print);
      return [...entries, ...properties(printValue)];
    },
  };
}

function keysOf(value: object): readonly (string | symbol)[] {
  const symbols = Object.getOwnPropertySymbols(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  );
  return [...Object.keys(value), ...symbols];
}

function property(value: object, key: string | symbol, print: Print): string {
  const {get, set} = Object.getOwnPropertyDescriptor(value, key) ?? {};
  const accessor = [get && 'Getter', set && 'Setter'].filter(Boolean).join('/');
  const text = accessor ? `[${accessor}]` : print((value as Record<string | symbol, unknown>)[key]);
  return `${formatKey(key)}: ${text}`;
}
