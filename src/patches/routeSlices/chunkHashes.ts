import {parse} from 'acorn';
import {simple} from 'acorn-walk';
import type {MemberExpression, ObjectExpression, Property} from 'acorn';

/**
 * The variable in which slices store the content hashes of their pages' chunks; {@link moveHashes} makes the
 * runtime read it.
 */
const HASHES = 'self.chunkHashes';
const MARK = /(["'])#([0-9a-f]{8}\w*)\1/g;

/**
 * Moves the content hashes of page chunks from the bundler's runtime, which every page loads, into the slices.
 *
 * @param runtime minified script of the bundler, with one map of all chunks and their hashes
 * @param slices scripts with a placeholder for the hash of each of their pages, by file name
 * @throws when the runtime is not in the format of Rspack 1.7, or a hash is missing
 */
export function moveHashes(
  runtime: string,
  slices: ReadonlyMap<string, string>,
): {readonly runtime: string; readonly slices: ReadonlyMap<string, string>} {
  const lookup = findLookup(runtime, 'u');
  const hashes = new Map(
    entries(runtime, lookup).map(({key, value, code}) => [key, {hash: value, code}] as const),
  );
  const moved = new Set<string>();
  const filled = [...slices].map(([file, text]): [string, string] => [
    file,
    text.replace(MARK, (_mark, _quote, chunk: string) => {
      const hash = hashes.get(chunk)?.hash;
      if (hash === undefined) {
        throw new Error(
          `The bundler's runtime has no hash for chunk ${chunk}. See src/patches/README.md.`,
        );
      }
      moved.add(chunk);
      return JSON.stringify(hash);
    }),
  ]);
  const kept = [...hashes].filter(([chunk]) => !moved.has(chunk)).map(([, {code}]) => code);
  const name = runtime.slice(lookup.property.start, lookup.property.end);
  const changed = `(${HASHES}?.[${name}]||({${kept.join(',')}})[${name}])`;
  return {
    runtime: withoutOwnNames(replaced(runtime, lookup, changed)),
    slices: new Map(filled),
  };
}

/** Docusaurus' map from chunk names to ids, without the entries in which both are the same. */
function withoutOwnNames(runtime: string): string {
  const lookup = findLookup(runtime, 'gca');
  const kept = entries(runtime, lookup).filter(({key, value}) => key !== value);
  const map = `{${kept.map(({code}) => code).join(',')}}`;
  return replaced(runtime, lookup.object, map);
}

function replaced(text: string, {start, end}: {start: number; end: number}, by: string): string {
  return `${text.slice(0, start)}${by}${text.slice(end)}`;
}

function entries(
  runtime: string,
  {object}: MemberExpression,
): readonly {readonly key: string; readonly value: string; readonly code: string}[] {
  return (object as ObjectExpression).properties.map((property) => {
    const {key, value, start, end} = property as Property;
    return {key: keyName(key), value: literal(value), code: runtime.slice(start, end)};
  });
}

/** Finds `({…})[chunk]` in a function of the runtime: `u` returns a chunk's file, `gca` its URL. */
function findLookup(runtime: string, functionName: 'u' | 'gca'): MemberExpression {
  const found: MemberExpression[] = [];
  simple(parse(runtime, {ecmaVersion: 'latest'}), {
    AssignmentExpression: ({left, right}) => {
      if (left.type === 'MemberExpression' && nameOf(left) === functionName) {
        simple(right, {
          MemberExpression: (inner) => {
            if (inner.computed && inner.object.type === 'ObjectExpression') {
              found.push(inner);
            }
          },
        });
      }
    },
  });
  if (found.length !== 1) {
    throw new Error('The bundler’s runtime has a new format. See src/patches/README.md.');
  }
  return found[0]!;
}

function nameOf({property}: MemberExpression): string | undefined {
  return property.type === 'Identifier' ? property.name : undefined;
}

function keyName(key: Property['key']): string {
  if (key.type === 'Identifier') {
    return key.name;
  }
  return String(literal(key));
}

function literal(node: {readonly type: string}): string {
  if (node.type !== 'Literal') {
    throw new Error(
      'The bundler’s map of chunks contains more than names and hashes. See src/patches/README.md.',
    );
  }
  return String((node as unknown as {value: unknown}).value);
}
