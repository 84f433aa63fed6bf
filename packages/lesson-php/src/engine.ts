import {runCheck} from '../../lib/code/runCheck';
import {checkScope} from '../checkScope';
import type {RunError, RunRequest, RunResult} from '../types';
import {atLessonTime} from './clock';
import {Cookies} from './cookies';
import {Php, PhpCrash, SITE} from './driver';
import {PREPEND} from './ini';
import type {PhpAssets} from './module';
import {MysqlDevice} from './mysqlDevice';
import {LESSON_PDO, usesMysql} from './pdo';
import {type PageRequest, readRequests} from './requests';
import {narrowed, refusalOf, refusedCrash} from './refusals';
import {type PhpResponse, headerOf, readResponse, takeError} from './response';
import {PDO_FILE, decoded, install, opened, prepend} from './site';
import {withLessonPdo} from './withLessonPdo';

/** Redirects that are followed before the example is taken for a circle. */
const MOST_REDIRECTS = 5;

const EARLIER = '/config/earlier';

const FORM = 'application/x-www-form-urlencoded';

/** Runs PHP’s examples; an instance is kept as long as it works and its extensions fit. */
export class PhpEngine {
  private php: Php | undefined;
  private extensions = '';
  private device = new MysqlDevice();
  private cookies = new Cookies(() => 0);
  /** Whose files and sessions are in place. */
  private current = '';

  constructor(private readonly assets: PhpAssets) {}

  async run(request: RunRequest): Promise<RunResult> {
    return await atLessonTime(async (now) => {
      try {
        return await this.runAt(request, now);
      } catch (error) {
        this.php = undefined;
        if (!(error instanceof PhpCrash)) {
          throw error;
        }
        const {output, error: told} = takeError(readResponse(error.written).body);
        return {output, error: told ?? refusedCrash(error.message) ?? crashError(error)};
      }
    });
  }

  /** Answers a form or link of the page that a run gave; its session and cookies go on. */
  async visit(request: RunRequest, page: PageRequest): Promise<RunResult> {
    return await atLessonTime(async (now) => {
      if (!this.php || this.current !== identityOf(request)) {
        await this.prepare(request, now);
      }
      const {body} = await this.follow(page);
      const {output, error} = narrowed(body) ?? takeError(body);
      return {output, ...(this.php?.isFull && {stopped: 'output'}), ...(error && {error})};
    });
  }

  private async runAt(request: RunRequest, now: () => number): Promise<RunResult> {
    const {files, previous, setup, check} = request;
    const [main] = files;
    const refused = files
      .filter(({name}) => name.endsWith('.php'))
      .map(({text}) => refusalOf(text))
      .find(Boolean);
    if (refused) {
      return {output: '', error: refused};
    }
    await this.prepare(request, now);
    const pages = readRequests(main?.text ?? '');
    const parts: string[] = [];
    let error: RunError | undefined;
    let isFull = false;
    for (const page of pages) {
      const {body} = await this.follow(page);
      const taken = narrowed(body) ?? takeError(body);
      const title = pages.length > 1 ? [`--- ${page.method} ${page.address}`] : [];
      parts.push([...title, taken.output.replace(/\n+$/, '')].join('\n'));
      error ??= taken.error && namedPdo(taken.error);
      isFull = this.php?.isFull ?? false;
      if (isFull) {
        break;
      }
    }
    const result: RunResult = {
      output: parts.join('\n'),
      ...(isFull && {stopped: 'output'}),
      ...(error && {error}),
    };
    if (check === undefined) {
      return result;
    }
    const scope = {
      ...checkScope(files),
      output: result.output,
      error: error?.message,
      request: async (line: string, body = '') => {
        const [method = 'GET', address = '/'] = line.split(' ');
        return (await this.follow({method, address, body})).body;
      },
      previous,
      setup,
    };
    return {...result, checks: [await runCheck(check, scope)]};
  }

  private async prepare({files, previous, setup}: RunRequest, now: () => number): Promise<void> {
    const code = [...previous, ...files.map(({text}) => text)].join('\n');
    const withMysql = usesMysql(code);
    const php = await this.boot(code, withMysql);
    const scripts = Object.keys(setup)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    if (withMysql) {
      this.device.reset(scripts.map((name) => setup[name]!));
    }
    this.cookies = new Cookies(now);
    this.current = identityOf({files, previous});
    php.reset();
    install(php.files, PDO_FILE, LESSON_PDO);
    for (const [name, content] of Object.entries(setup)) {
      install(php.files, `${SITE}/${name}`, decoded(content));
    }
    for (const [index, {name, text}] of files.entries()) {
      const source = /\.php$/.test(name) ? opened(text, index === 0) : text;
      install(php.files, `${SITE}/${name}`, withMysql ? withLessonPdo(source) : source);
    }
    const earlier = previous.map((text, index) => {
      const path = `${EARLIER}/${index + 1}.php`;
      install(php.files, path, withMysql ? withLessonPdo(opened(text, true)) : opened(text, true));
      return `require '${path}';`;
    });
    php.files.writeFile(PREPEND, prepend(earlier, withMysql));
  }

  private async boot(code: string, withMysql: boolean): Promise<Php> {
    const extensions = [
      ...(/\bmb_\w+\s*\(/.test(code) ? ['mbstring'] : []),
      ...(/['"]sqlite:|\bSQLite3\b/.test(code) ? ['sqlite'] : []),
    ];
    const key = [...extensions, ...(withMysql ? ['mysql'] : [])].join();
    if (!this.php || key !== this.extensions) {
      this.php = await Php.boot(this.assets, extensions);
      this.extensions = key;
      this.device = new MysqlDevice();
      this.device.mount(this.php.files);
    }
    return this.php;
  }

  /** Answers a request and the redirects that follow from it, as a browser would. */
  private async follow(page: PageRequest): Promise<PhpResponse> {
    let response = await this.answer(page);
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      const location = headerOf(response, 'location');
      if (location === undefined || /^https?:\/\/(?!localhost)/.test(location)) {
        return response;
      }
      const {pathname, search} = new URL(location, `http://localhost${page.address}`);
      response = await this.answer({method: 'GET', address: pathname + search, body: ''});
    }
    return response;
  }

  private async answer({method, address, body}: PageRequest): Promise<PhpResponse> {
    const php = this.php!;
    const {pathname, search} = new URL(address, 'http://localhost');
    const script = pathname.endsWith('/') ? `${pathname}index.php` : pathname;
    if (!php.files.analyzePath(SITE + script).exists) {
      return {status: 404, headers: [], body: `Not Found: ${pathname}`};
    }
    if (!script.endsWith('.php')) {
      return {
        status: 200,
        headers: [],
        body: new TextDecoder().decode(php.files.readFile(SITE + script)),
      };
    }
    const response = readResponse(
      await php.answer({
        method,
        script,
        query: search.slice(1),
        body,
        contentType: method === 'POST' ? FORM : '',
        cookie: this.cookies.header(pathname),
      }),
    );
    for (const [name, value] of response.headers) {
      if (name === 'set-cookie') {
        this.cookies.store(value);
      }
    }
    return response;
  }
}

/** PHP's own PDO, which a name in a variable reaches, has no driver for MySQL in this build. */
function namedPdo(error: RunError): RunError {
  return error.message.includes('could not find driver')
    ? {
        ...error,
        message: `${error.message}. In an example, write new PDO(…) or class … extends PDO: a class name in a variable finds no MySQL here.`,
      }
    : error;
}

function identityOf({files, previous}: Pick<RunRequest, 'files' | 'previous'>): string {
  return JSON.stringify([files, previous]);
}

/** Memory that PHP does not count can run out too. */
function crashError({message}: PhpCrash): RunError {
  const isMemory = /out of memory|memory access|exit\(1\)|call stack/i.test(message);
  return {message: `Fatal error: ${isMemory ? 'out of memory' : `PHP stopped: ${message}`}`};
}
