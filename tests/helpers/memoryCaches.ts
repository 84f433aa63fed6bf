/** The browser's Cache Storage in memory, as far as src/offline uses it. */
const HERE = 'http://localhost';

interface MemoryOptions {
  /** Called before a file is stored; may throw what a browser throws. */
  readonly beforePut?: (address: string) => void;
}

class MemoryCache {
  private readonly entries = new Map<string, Response>();

  constructor(private readonly options: MemoryOptions) {}

  async put(address: string, response: Response): Promise<void> {
    this.options.beforePut?.(address);
    const bytes = await response.arrayBuffer();
    this.entries.set(new URL(address, HERE).href, new Response(bytes, {headers: response.headers}));
  }

  match(address: string): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(new URL(address, HERE).href)?.clone());
  }

  delete(address: string): Promise<boolean> {
    return Promise.resolve(this.entries.delete(new URL(address, HERE).href));
  }

  keys(): Promise<readonly Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

class MemoryCaches {
  private readonly named = new Map<string, MemoryCache>();

  constructor(private readonly options: MemoryOptions) {}

  open(name: string): Promise<MemoryCache> {
    const cache = this.named.get(name) ?? new MemoryCache(this.options);
    this.named.set(name, cache);
    return Promise.resolve(cache);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.named.has(name));
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.named.delete(name));
  }

  keys(): Promise<readonly string[]> {
    return Promise.resolve([...this.named.keys()]);
  }
}

export function memoryCaches(options: MemoryOptions = {}): CacheStorage {
  return new MemoryCaches(options) as unknown as CacheStorage;
}
