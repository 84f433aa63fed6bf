/**
 * Imports through which php-cgi-wasm runs JavaScript: the extension `vrzno`, PDO for PGlite and
 * streams over `fetch`. Every way from PHP code to JavaScript goes through one of them.
 */
const BRIDGES = /^(?:emscripten_asm_const_\w+|__asyncjs__\w+|emscripten_run_script\w*)$/;

/** Where the record of a library that is being opened holds its bytes and its name. */
const DATA_OFFSET = 28;
const NAME_OFFSET = 36;

type Functions = Record<string, (...values: readonly number[]) => unknown>;

/**
 * Cuts the bridge to JavaScript where the program is linked, so that no setting of PHP brings it
 * back. Libraries can be opened only by the names that this build needs, and never from a file that
 * a script has written, because a library may carry JavaScript of its own.
 */
export function cutBridge(
  imports: WebAssembly.Imports,
  memory: WebAssembly.Memory,
  libraries: readonly string[],
): void {
  const env = imports.env as Functions;
  for (const name of Object.keys(env).filter((key) => BRIDGES.test(key))) {
    env[name] = () => 0;
  }
  const open = env._dlopen_js!;
  env._dlopen_js = (handle = 0) =>
    isOwnLibrary(memory, handle >>> 0, libraries) ? open(handle) : 0;
}

function isOwnLibrary(
  {buffer}: WebAssembly.Memory,
  handle: number,
  libraries: readonly string[],
): boolean {
  const hasBytes = new DataView(buffer).getUint32(handle + DATA_OFFSET, true) !== 0;
  const bytes = new Uint8Array(buffer, handle + NAME_OFFSET);
  const path = new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
  return !hasBytes && libraries.includes(path.slice(path.lastIndexOf('/') + 1));
}
