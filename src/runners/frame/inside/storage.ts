import type {StoredValues} from '../protocol';

/**
 * A frame with an opaque origin has no storage: reading `localStorage` throws. Examples get a replacement,
 * and the block keeps its values between runs.
 */
export function installStorage(
  stored: StoredValues | undefined,
  onChange: (stored: StoredValues) => void,
): void {
  const local = new Map(Object.entries(stored?.local ?? {}));
  const session = new Map(Object.entries(stored?.session ?? {}));
  const changed = () =>
    onChange({local: Object.fromEntries(local), session: Object.fromEntries(session)});
  define('localStorage', createStorage(local, changed));
  define('sessionStorage', createStorage(session, changed));
  installCookies();
}

function define(name: string, value: unknown): void {
  Object.defineProperty(window, name, {value, configurable: true, enumerable: true});
}

/**
 * A worker has no `Storage`. The name is set explicitly, because the minifier would change the class's own
 * name.
 */
class WorkerStorage {
  static readonly name = 'Storage';
}

const StandIn = globalThis.Storage ?? WorkerStorage;

/** An object with the methods and property access of a `Storage`. */
export function createStorage(values: Map<string, string>, changed: () => void): Storage {
  const methods = {
    getItem: (key: string) => values.get(String(key)) ?? null,
    setItem(key: string, value: string) {
      values.set(String(key), String(value));
      changed();
    },
    removeItem(key: string) {
      values.delete(String(key));
      changed();
    },
    clear() {
      values.clear();
      changed();
    },
    key: (index: number) => [...values.keys()][index] ?? null,
  };
  const isMethod = (key: string | symbol): key is keyof typeof methods =>
    typeof key === 'string' && Object.hasOwn(methods, key);
  return new Proxy(Object.create(StandIn.prototype) as object, {
    get: (_, key) => {
      if (isMethod(key)) {
        return methods[key];
      }
      if (key === Symbol.toStringTag) {
        return 'Storage';
      }
      return key === 'length' ? values.size : values.get(String(key));
    },
    set(_, key, value) {
      methods.setItem(String(key), value as string);
      return true;
    },
    deleteProperty(_, key) {
      methods.removeItem(String(key));
      return true;
    },
    has: (_, key) => isMethod(key) || values.has(String(key)),
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      values.has(String(key))
        ? {value: values.get(String(key)), enumerable: true, configurable: true, writable: true}
        : undefined,
  }) as Storage;
}

function installCookies(): void {
  const cookies = new Map<string, string>();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const [pair = '', ...attributes] = String(text).split(';');
      const [name = '', ...value] = pair.split('=');
      const isGone = attributes.some((attribute) => /^\s*max-age\s*=\s*(?:0|-)/i.test(attribute));
      if (isGone) {
        cookies.delete(name.trim());
      } else {
        cookies.set(name.trim(), value.join('=').trim());
      }
    },
  });
}
