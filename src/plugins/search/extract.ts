import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {BEGINNING, GUARD, normalisePage} from './normalise';

export interface PageFile {
  readonly path: string;
  /** Where the built page lies. */
  readonly file: string;
}

export interface ExtractedSection {
  readonly title: string;
  /** Empty for the beginning of a page. */
  readonly slug: string;
  /** 1 for the beginning of a page, 2 or 3 for a heading. */
  readonly level: number;
  readonly text: string;
}

export interface ExtractedPage {
  readonly path: string;
  readonly title: string;
  /** The first is the beginning of the page. */
  readonly sections: readonly ExtractedSection[];
}

/** What docusaurus-lunr-search 3.6.1 says of a page (type 0) and of each heading (type 1). */
interface LunrDocument {
  readonly type: 0 | 1;
  readonly title: string;
  readonly url: string;
  readonly content: string;
  readonly tagName?: string;
}

type LunrMessage = readonly [isDocument: true, document: LunrDocument] | readonly [null, number];

const EXTRACTOR = createRequire(__filename).resolve('docusaurus-lunr-search/src/html-to-doc.js');
const MOST_WORKERS = 4;

/**
 * Reads built pages with the extractor of docusaurus-lunr-search. Its own plugin leaves `.html` routes
 * out and lists pages in the order in which threads finish; here the order is that of the argument.
 */
export async function extractPages(files: readonly PageFile[]): Promise<readonly ExtractedPage[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-search-'));
  try {
    const waiting = files.map((file, number) => ({...file, number}));
    const pages = new Array<ExtractedPage>(files.length);
    const count = Math.min(MOST_WORKERS, availableParallelism(), files.length);
    await Promise.all(
      Array.from({length: count}, async () => {
        const extractor = new Extractor();
        try {
          for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
            const copy = join(folder, `${next.number}.html`);
            await writeFile(copy, normalisePage(await readFile(next.file, 'utf8')));
            pages[next.number] = toPage(next.path, await extractor.read(copy, next.path));
          }
        } finally {
          await extractor.close();
        }
      }),
    );
    return pages;
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** One thread of the extractor, which reads one file at a time. */
class Extractor {
  readonly #worker = new Worker(EXTRACTOR, {workerData: {loadedVersions: null}});

  read(path: string, url: string): Promise<readonly LunrDocument[]> {
    return new Promise((resolve, reject) => {
      const documents: LunrDocument[] = [];
      const onMessage = (message: LunrMessage): void => {
        if (message[0] === true) {
          documents.push(message[1]);
        } else {
          this.#worker.off('message', onMessage).off('error', reject);
          resolve(documents);
        }
      };
      this.#worker.on('message', onMessage).on('error', reject);
      this.#worker.postMessage({path, url});
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

function toPage(path: string, documents: readonly LunrDocument[]): ExtractedPage {
  const page = documents.find(({type}) => type === 0);
  if (page === undefined) {
    throw new Error(`docusaurus-lunr-search found no article in ${path}`);
  }
  const title = plainTitle(page.title);
  const sections = documents
    .filter(({type}) => type === 1)
    .map(({title: heading, url, content, tagName}): ExtractedSection => {
      const slug = url.slice(url.indexOf('#') + 1);
      const isBeginning = slug === BEGINNING;
      return {
        title: isBeginning ? title : plainTitle(heading),
        slug: isBeginning ? '' : slug,
        level: isBeginning ? 1 : Number(tagName?.slice(1)),
        text: plainText(content),
      };
    });
  return {path, title, sections};
}

function plainTitle(title: string): string {
  return title.replaceAll(GUARD, '').replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&gt;': '>',
  '&lt;': '<',
  '&amp;': '&',
};

/** The extractor escapes texts, but not titles, for its own HTML. */
function plainText(content: string): string {
  return content
    .replace(/&(?:quot|gt|lt|amp);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
}
