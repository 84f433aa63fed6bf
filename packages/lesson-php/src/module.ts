/** What php-cgi-wasm gives; its own types cover only its wrapper. */
export interface PhpModule {
  ccall(
    name: string,
    result: 'number',
    types: readonly string[],
    values: readonly unknown[],
    options?: {readonly async: boolean},
  ): number | Promise<number>;
  readonly FS: PhpFiles;
}

export interface PhpFiles {
  /** @param dontFollow whether the last part of the path may be a link */
  analyzePath(path: string, dontFollow?: boolean): {readonly exists: boolean};
  mkdir(path: string): void;
  mkdirTree(path: string): void;
  readdir(path: string): readonly string[];
  isDir(mode: number): boolean;
  /** Of a link, the link itself. */
  lstat(path: string): {readonly mode: number};
  rmdir(path: string): void;
  unlink(path: string): void;
  writeFile(path: string, content: string | Uint8Array): void;
  readFile(path: string): Uint8Array;
  makedev(major: number, minor: number): number;
  registerDevice(device: number, operations: DeviceOperations): void;
  mkdev(path: string, device: number): void;
}

interface DeviceOperations {
  open(): void;
  close(): void;
  read(stream: unknown, into: Uint8Array, offset: number, length: number): number;
  write(stream: unknown, from: Uint8Array, offset: number, length: number): number;
  llseek(): number;
}

export interface PhpModuleOptions {
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  readonly persist: readonly unknown[];
  readonly stdin: () => number | null;
  readonly stdout: (byte: number) => void;
  readonly stderr: (byte: number) => void;
  readonly wasmMemory: WebAssembly.Memory;
  readonly locateFile: (name: string) => string | undefined;
}

export type PhpConstructor = new (options: PhpModuleOptions) => PromiseLike<PhpModule>;

/** The PHP of this package, below `php/`. */
export type PhpSource = 'integers.php' | 'pdo.php';

/** Where the parts of PHP are; the page and Node find them in different places. */
export interface PhpAssets {
  readonly load: () => Promise<PhpConstructor>;
  readonly wasm: () => Promise<WebAssembly.Module>;
  /** Address of a shared library that the module asks for. */
  readonly locate: (name: string) => string;
  readonly source: (name: PhpSource) => Promise<string>;
}
