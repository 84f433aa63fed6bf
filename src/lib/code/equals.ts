import {tagOf} from './formatName';

/** Whether two values contain the same data, whatever realm each of them comes from. */
export function equals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) {
    return true;
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return false;
  }
  const tag = tagOf(a);
  if (tag !== tagOf(b)) {
    return false;
  }
  if (tag === 'Date') {
    return (a as Date).getTime() === (b as Date).getTime();
  }
  if (tag === 'RegExp') {
    return String(a) === String(b);
  }
  if (tag === 'Map' || tag === 'Set') {
    return equals([...(a as Iterable<unknown>)], [...(b as Iterable<unknown>)]);
  }
  if (Array.isArray(a) && a.length !== (b as readonly unknown[]).length) {
    return false;
  }
  const keys = definedKeys(a);
  return (
    keys.length === definedKeys(b).length &&
    keys.every((key) => key in b && equals(valueAt(a, key), valueAt(b, key)))
  );
}

/** The keys of all properties that are not undefined; an undefined property counts as absent. */
function definedKeys(object: object): readonly string[] {
  return Object.keys(object).filter((key) => valueAt(object, key) !== undefined);
}

function valueAt(object: object, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}
