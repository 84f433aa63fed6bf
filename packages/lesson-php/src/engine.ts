import {withCheckedIntegers} from './checkIntegers';
import {atLessonTime} from './clock';
import {Cookies} from './cookies';
import {Php, PhpCrash, SITE} from './driver';
import {PREPEND} from './ini';
import {LessonDevice} from './lessonDevice';
import type {PhpAssets} from './module';
import {lessonPdo, shownNames, usesMysql, withLessonPdo} from './pdo';
import {readRequests} from './requests';
import {
  REFUSAL,
  mayBeNarrow,
  narrow,
  narrowed,
  refusalOf,
  refusedCrash,
  suspected,
  withoutDriver,
} from './refusals';
import {type PhpResponse, headerOf, readResponse, takeError} from './response';
import {decoded, install, opened, prepend} from './site';
import type {PageRequest, PhpError, PhpResult, PhpSite} from './types';

/** Redirects that are followed before the site is taken for a circle. */
const MOST_REDIRECTS = 5;

/** Where the PHP of this package is. */
const OWN = '/config';

const EARLIER = `${OWN}/earlier`;

const FORM = 'application/x-www-form-urlencoded';

/** What a page gave: its output, and the error that ended it. */
type Answer = Pick<PhpResult, 'output' | 'error'>;

/**
 * PHP and the web server in front of it. An instance of PHP is kept as long as it works and has the
 * extensions that the code needs. Work on one engine waits for nobody: ask for one thing at a time.
 */
export class PhpEngine {
  private php: Php | undefined;
  private extensions = '';
  private device = new LessonDevice();
  private cookies = new Cookies(() => 0);
  /** Whose files and sessions are in place. */
  private current = '';
  /** What is to run again before a visit: its arithmetic was checked. */
  private again: PhpSite | undefined;

  constructor(private readonly assets: PhpAssets) {}

  /** Begins anew and makes the requests that the first lines of the first file ask for; else `GET /`. */
  async run(site: PhpSite): Promise<PhpResult> {
    return await atLessonTime(async (now) => {
      try {
        const result = await this.runAt(site, now);
        return mayBeNarrow(codeOf(site), result) && !isRefused(result)
          ? await this.lookTwice(site, now, result)
          : result;
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

  /** Makes one more request after a run; its sessions, cookies and data go on. */
  async visit(site: PhpSite, page: PageRequest): Promise<PhpResult> {
    return await atLessonTime(async (now) => {
      if (!this.php || this.current !== identityOf(site)) {
        await this.prepare(site, now);
      }
      await this.restore(now);
      const answer = await this.ask(page);
      const refused = suspected(answer.output);
      if (refused) {
        return refused;
      }
      return {...answer, ...(this.php?.isFull && {stopped: 'output'})};
    });
  }

  /** The body that answers one more request, whatever it says. */
  async request(page: PageRequest): Promise<string> {
    return await atLessonTime(async (now) => {
      await this.restore(now);
      return (await this.follow(page)).body;
    });
  }

  /**
   * Runs a site again with its arithmetic checked, where its output may come from an integer that
   * needs more than 32 bits. Before the next visit, a usual run makes the state anew.
   */
  private async lookTwice(site: PhpSite, now: () => number, first: PhpResult): Promise<PhpResult> {
    const {output, error} = await this.runAt(site, now, true);
    const isSame = output === first.output && error?.message === first.error?.message;
    this.again = site;
    return isSame && this.device.refusal === undefined
      ? first
      : narrow(this.device.refusal === undefined ? '' : output);
  }

  private async restore(now: () => number): Promise<void> {
    if (this.again) {
      await this.runAt(this.again, now);
    }
  }

  private async runAt(
    site: PhpSite,
    now: () => number,
    checksIntegers = false,
  ): Promise<PhpResult> {
    const {files} = site;
    const refused = files
      .filter(({name}) => name.endsWith('.php'))
      .map(({text}) => refusalOf(text))
      .find(Boolean);
    if (refused) {
      return {output: '', error: refused};
    }
    await this.prepare(site, now, checksIntegers);
    const pages = readRequests(files[0]?.text ?? '');
    const parts: string[] = [];
    let error: PhpError | undefined;
    let isFull = false;
    for (const page of pages) {
      const answer = await this.ask(page);
      const title = pages.length > 1 ? [`--- ${page.method} ${page.address}`] : [];
      parts.push([...title, answer.output.replace(/\n+$/, '')].join('\n'));
      error ??= answer.error;
      isFull = this.php?.isFull ?? false;
      if (isFull || this.device.refusal !== undefined) {
        break;
      }
    }
    return {
      output: parts.join('\n'),
      ...(isFull && {stopped: 'output'}),
      ...(error && {error}),
    };
  }

  private async ask(page: PageRequest): Promise<Answer> {
    const {body} = await this.follow(page);
    const {refusal} = this.device;
    const undriven = this.extensions.includes('mysql') ? withoutDriver(body) : undefined;
    return refusal === undefined
      ? (undriven ?? narrowed(body) ?? takeError(body))
      : {output: body, error: {message: `${REFUSAL}${refusal}`}};
  }

  private async prepare(site: PhpSite, now: () => number, checksIntegers = false): Promise<void> {
    const {files, previous = [], assets = {}, openDatabase} = site;
    this.again = undefined;
    const code = codeOf(site);
    const withMysql = usesMysql(code);
    const made = (text: string) => {
      const named = withMysql ? withLessonPdo(text) : text;
      return checksIntegers ? withCheckedIntegers(named) : named;
    };
    const php = await this.boot(code, withMysql);
    this.device.reset(withMysql ? openDatabase?.() : undefined);
    this.cookies = new Cookies(now);
    this.current = identityOf(site);
    php.reset();
    const own = [
      ...(withMysql ? ['pdo.php' as const] : []),
      ...(checksIntegers ? ['integers.php' as const] : []),
    ];
    for (const name of own) {
      install(php.files, `${OWN}/${name}`, lessonPdo(await this.assets.source(name)));
    }
    for (const [name, content] of Object.entries(assets)) {
      install(php.files, `${SITE}/${name}`, decoded(content));
    }
    for (const [index, {name, text}] of files.entries()) {
      const source = /\.php$/.test(name) ? made(opened(text, index === 0)) : text;
      install(php.files, `${SITE}/${name}`, source);
    }
    const earlier = previous.map((text, index) => {
      const path = `${EARLIER}/${index + 1}.php`;
      install(php.files, path, made(opened(text, true)));
      return `require '${path}';`;
    });
    php.files.writeFile(
      PREPEND,
      prepend(
        own.map((name) => `${OWN}/${name}`),
        earlier,
      ),
    );
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
      this.device = new LessonDevice();
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
    const [, script = '', pathInfo = ''] = SCRIPT.exec(pathname) ?? [
      '',
      pathname.endsWith('/') ? `${pathname}index.php` : pathname,
    ];
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
    this.device.newRequest();
    const response = readResponse(
      await php.answer({
        method,
        script,
        pathInfo,
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
    return {...response, body: shownNames(response.body)};
  }
}

/** The script of an address, and what stands behind it. */
const SCRIPT = /^(.*?\.php)(\/.*)$/;

function codeOf({files, previous = []}: PhpSite): string {
  return [...previous, ...files.map(({text}) => text)].join('\n');
}

const isRefused = ({error}: PhpResult) => error?.message.startsWith(REFUSAL) ?? false;

function identityOf({files, previous = []}: PhpSite): string {
  return JSON.stringify([files, previous]);
}

/** Memory that PHP does not count can run out too. */
function crashError({message}: PhpCrash): PhpError {
  const isMemory = /out of memory|memory access|exit\(1\)|call stack/i.test(message);
  return {message: `Fatal error: ${isMemory ? 'out of memory' : `PHP stopped: ${message}`}`};
}
