import type {Joi} from '@docusaurus/utils-validation';
import {innermost} from './parse';

type Keys = readonly (string | number)[];

interface ReadablePart {
  readonly value: unknown;
  /** Converts a path in the part to the path in the file, where omitted items are counted too. */
  readonly inFile: (keys: Keys) => Keys;
}

/**
 * What remains of a value without the parts that have mistakes. A missing text is replaced by a placeholder, so
 * that its neighbours can stay. Undefined if nothing is left.
 */
export function readablePart(whole: unknown, schema: Joi.ObjectSchema): ReadablePart | undefined {
  const value = structuredClone(whole);
  const indexes = new Map<unknown[], number[]>();
  const stoodIn = new Map<unknown, Set<string | number>>();
  for (;;) {
    const {error} = schema.validate(value, {abortEarly: false, convert: false});
    if (!error) {
      return {value, inFile: (keys) => inFile(value, keys, indexes)};
    }
    const wrong = error.details.flatMap(innermost).flatMap(({type, path}): readonly Keys[] => {
      const key = path.at(-1);
      const parent = nodeAt(value, path.slice(0, -1));
      const before = stoodIn.get(parent) ?? new Set();
      if (key !== undefined && before.has(key)) {
        return [path.slice(0, -1)];
      }
      if (type !== 'any.required' || key === undefined) {
        return [path];
      }
      Object.assign(parent as object, {[key]: `?${stoodIn.size}`});
      stoodIn.set(parent, before.add(key));
      return [];
    });
    if (wrong.some((path) => path.length === 0)) {
      return undefined;
    }
    // Starts at the end, so that removing one item does not move another that is also wrong.
    for (const path of wrong.toSorted(byPlace).reverse()) {
      leaveOut(value, path, indexes);
    }
  }
}

function byPlace(a: Keys, b: Keys): number {
  const index = a.findIndex((key, place) => key !== b[place]);
  const [left, right] = [a[index], b[index]];
  return typeof left === 'number' && typeof right === 'number' ? left - right : a.length - b.length;
}

function leaveOut(value: unknown, path: Keys, indexes: Map<unknown[], number[]>): void {
  const parent = nodeAt(value, path.slice(0, -1));
  const key = path.at(-1)!;
  if (Array.isArray(parent)) {
    const places = indexes.get(parent) ?? [...parent.keys()];
    parent.splice(Number(key), 1);
    places.splice(Number(key), 1);
    indexes.set(parent, places);
  } else if (typeof parent === 'object' && parent !== null) {
    Reflect.deleteProperty(parent, key);
  }
}

function inFile(value: unknown, keys: Keys, indexes: Map<unknown[], number[]>): Keys {
  let node = value;
  return keys.map((key) => {
    const places = Array.isArray(node) ? indexes.get(node) : undefined;
    node = childOf(node, key);
    return places === undefined ? key : (places[Number(key)] ?? key);
  });
}

function nodeAt(value: unknown, path: Keys): unknown {
  return path.reduce<unknown>(childOf, value);
}

function childOf(node: unknown, key: string | number): unknown {
  return typeof node === 'object' && node !== null
    ? (node as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
