/** The kind of a built-in object, whatever realm it comes from. */
export function tagOf(value: object): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}

/** Name of the class that created an object; undefined if it has no prototype. */
function classNameOf(value: object): string | undefined {
  for (let object: object | null = value; object; object = Object.getPrototypeOf(object)) {
    const descriptor = Object.getOwnPropertyDescriptor(object, 'constructor');
    if (typeof descriptor?.value === 'function' && descriptor.value.name !== '') {
      return descriptor.value.name as string;
    }
  }
  return undefined;
}

/** The text before the braces, which is empty for plain objects and arrays. */
export function prefixOf(value: object, size?: number): string {
  const name = classNameOf(value);
  const tag = tagOf(value);
  const count = size === undefined ? '' : `(${size})`;
  if (name === undefined) {
    return `[${tag === 'Array' ? `Array${count}` : 'Object'}: null prototype]`;
  }
  const label = ownTag(value);
  const isPlain = name === 'Object' || (name === 'Array' && Array.isArray(value));
  if (isPlain || label === name) {
    return isPlain && label ? `${name} [${label}]` : isPlain ? '' : name + count;
  }
  return name + count + (label ? ` [${label}]` : '');
}

/** A tag that the author set with `Symbol.toStringTag`, unless it is printed as a property. */
function ownTag(value: object): string {
  const tag = (value as {readonly [Symbol.toStringTag]?: unknown})[Symbol.toStringTag];
  const isListed = Object.prototype.propertyIsEnumerable.call(value, Symbol.toStringTag);
  return typeof tag === 'string' && !isListed ? tag : '';
}

/** Describes a function or class as the console does. */
export function describeFunction(value: object): string {
  const {name} = value as {readonly name?: unknown};
  const source = Function.prototype.toString.call(value);
  const label = typeof name === 'string' && name !== '' ? name : undefined;
  if (source.startsWith('class')) {
    const parent = Object.getPrototypeOf(value) as {readonly name?: string} | null;
    return `[class ${label ?? '(anonymous)'}${parent?.name ? ` extends ${parent.name}` : ''}]`;
  }
  const kind = tagOf(value);
  return label === undefined ? `[${kind} (anonymous)]` : `[${kind}: ${label}]`;
}
