type Define = (
  require: (specifier: string) => unknown,
  module: {exports: unknown},
  exports: unknown,
) => unknown;

/** The example's modules, compiled to functions, and the libraries, by module name. */
export interface ModuleRegistry {
  define(name: string, define: Define): void;
  /** Runs a module. Returns a promise if the module awaits at its top level. */
  start(name: string): unknown;
}

const ENDINGS = ['', '.js', '.mjs', '.jsx', '.ts', '.tsx', '.vue', '.json', '/index.js'];

export function createModules(
  libraries: Readonly<Record<string, string>>,
  scope: Readonly<Record<string, unknown>>,
): ModuleRegistry {
  const definitions = new Map<string, Define>();
  const loaded = new Map<string, {exports: unknown}>();
  const results = new Map<string, unknown>();
  const load = (name: string): unknown => {
    const known = loaded.get(name);
    if (known) {
      return known.exports;
    }
    const module = {exports: {} as unknown};
    loaded.set(name, module);
    const find = (specifier: string) => require(specifier, name);
    results.set(name, definitions.get(name)!(find, module, module.exports));
    return module.exports;
  };
  const require = (specifier: string, from: string): unknown => {
    const global = libraries[specifier];
    if (global !== undefined) {
      return scope[global];
    }
    const path = resolvePath(specifier, from);
    const name = ENDINGS.map((ending) => path + ending).find((end) => definitions.has(end));
    if (name === undefined) {
      throw new Error(`Cannot find module “${specifier}”`);
    }
    return load(name);
  };
  return {
    define: (name, definition) => definitions.set(name, definition),
    start(name) {
      load(name);
      return results.get(name);
    },
  };
}

/** Resolves a relative specifier: `./b.js` in `lib/a.js` is `lib/b.js`. */
function resolvePath(specifier: string, from: string): string {
  const base = specifier.startsWith('.') ? from.split('/').slice(0, -1) : [];
  for (const part of specifier.replace(/^\//, '').split('/')) {
    if (part === '..') {
      base.pop();
    } else if (part !== '.') {
      base.push(part);
    }
  }
  return base.join('/');
}
