import type {PhpAssets, PhpFiles, PhpModule} from './module';
import {cutBridge} from './bridge';
import {librariesOf, phpIni} from './ini';
import {OUTPUT_LIMIT} from './limits';
import {remove} from './site';

export const SITE = '/www';

/** Those that scripts and the engine write to. */
const FOLDERS = [SITE, '/tmp', '/preload', '/config'];

const INI = '/php.ini';

/** Pages of 64 kB; beyond PHP’s own limit (ini.ts) they hold PHP itself and what it notes of each allocation. */
const MEMORY_PAGES = {initial: 2_048, maximum: 4_096};

/** One request to the program, as a web server passes it on. */
interface CgiRequest {
  readonly method: string;
  /** Path of the script below the site. */
  readonly script: string;
  /** What an address has behind the script, as in `/index.php/posts/5`. */
  readonly pathInfo: string;
  readonly query: string;
  readonly body: string;
  readonly contentType: string;
  readonly cookie: string;
}

/** PHP ended in a way after which the instance cannot be used. */
export class PhpCrash extends Error {
  constructor(
    message: string,
    /** Headers and body as far as PHP wrote them. */
    readonly written: Uint8Array,
  ) {
    super(message);
  }
}

/** An instance of PHP and the process that it runs in. */
export class Php {
  private input: number[] = [];
  private output: number[] = [];
  private errors: number[] = [];
  private module!: PhpModule;
  /** What is in the root folder from the start. */
  private own: readonly string[] = [];
  /** More was printed than is kept. */
  isFull = false;

  private constructor(private readonly ini: string) {}

  /** @param extensions such as `mbstring`, each a shared library */
  static async boot(assets: PhpAssets, extensions: readonly string[]): Promise<Php> {
    const php = new Php(phpIni(extensions));
    const memory = new WebAssembly.Memory(MEMORY_PAGES);
    const [Module, wasm] = await Promise.all([assets.load(), assets.wasm()]);
    php.module = await new Module({
      instantiateWasm: (imports, done) => {
        cutBridge(imports, memory, librariesOf(extensions));
        void WebAssembly.instantiate(wasm, imports).then((instance) => done(instance, wasm));
        return {};
      },
      persist: [],
      stdin: () => php.input.shift() ?? null,
      stdout: (byte) => php.print(byte),
      stderr: (byte) => php.errors.push(byte),
      wasmMemory: memory,
      // Without this answer every start would ask for a file that is not there.
      locateFile: (name) =>
        name === 'libxml2.so' ? 'data:,' : name.endsWith('.so') ? assets.locate(name) : undefined,
    });
    await php.call('pib_storage_init');
    php.reset();
    await php.call('wasm_sapi_cgi_init');
    php.own = php.files.readdir('/');
    return php;
  }

  get files(): PhpFiles {
    return this.module.FS;
  }

  /** Takes away what scripts have left, wherever they may write. */
  reset(): void {
    const {files, own} = this;
    for (const name of own.length === 0
      ? []
      : files.readdir('/').filter((entry) => !own.includes(entry))) {
      remove(files, `/${name}`);
    }
    for (const folder of FOLDERS) {
      remove(files, folder);
      files.mkdir(folder);
    }
    this.writeIni();
  }

  /** Answers one request; gives headers and body as PHP wrote them. */
  async answer(request: CgiRequest): Promise<Uint8Array> {
    this.input = [...new TextEncoder().encode(request.body)];
    this.output = [];
    this.errors = [];
    this.isFull = false;
    this.writeIni();
    for (const [name, value] of Object.entries(environment(request, this.input.length))) {
      await this.module.ccall(
        'wasm_sapi_cgi_putenv',
        'number',
        ['string', 'string'],
        [name, value],
      );
    }
    try {
      await this.module.ccall('main', 'number', ['number', 'string'], [], {async: true});
    } catch (error) {
      throw new PhpCrash(
        this.errorText() || String((error as Partial<Error>).message),
        new Uint8Array(this.output),
      );
    }
    return new Uint8Array(this.output);
  }

  /** PHP reads its settings anew for each request, so a script must not have the last word on them. */
  private writeIni(): void {
    remove(this.files, INI);
    this.files.writeFile(INI, this.ini);
  }

  /** PHP takes what is thrown here for a visitor who is gone, and ends the script. */
  private print(byte: number): void {
    if (this.output.length >= OUTPUT_LIMIT) {
      this.isFull = true;
      throw new Error('More is printed than is kept');
    }
    this.output.push(byte);
  }

  private errorText(): string {
    return new TextDecoder().decode(new Uint8Array(this.errors)).trim();
  }

  private async call(name: string): Promise<void> {
    await this.module.ccall(name, 'number', [], [], {async: true});
  }
}

function environment(
  {method, script, pathInfo, query, contentType, cookie}: CgiRequest,
  length: number,
): Readonly<Record<string, string>> {
  const path = `${SITE}${script}`;
  return {
    // This build switches PHP’s own allocator off, and with it the memory limit; the tracking one keeps to it.
    USE_TRACKED_ALLOC: '1',
    PHP_VERSION: '8.3',
    PHP_INI_SCAN_DIR: '',
    PHPRC: INI,
    SERVER_SOFTWARE: 'lesson',
    SERVER_NAME: 'localhost',
    SERVER_PORT: '80',
    SERVER_PROTOCOL: 'HTTP/1.1',
    REQUEST_METHOD: method,
    REMOTE_ADDR: '127.0.0.1',
    HTTP_HOST: 'localhost',
    HTTP_USER_AGENT: 'Lesson',
    REQUEST_SCHEME: 'http',
    HTTPS: 'off',
    DOCUMENT_ROOT: SITE,
    REQUEST_URI: script + pathInfo + (query === '' ? '' : `?${query}`),
    ...(pathInfo !== '' && {PATH_INFO: pathInfo}),
    SCRIPT_NAME: script,
    SCRIPT_FILENAME: path,
    PATH_TRANSLATED: path,
    QUERY_STRING: query,
    HTTP_COOKIE: cookie,
    REDIRECT_STATUS: '200',
    CONTENT_TYPE: contentType,
    CONTENT_LENGTH: String(length),
  };
}
