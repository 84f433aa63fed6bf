import {mkdtemp, rm} from 'node:fs/promises';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import {BEGINNING} from './normalise';

export interface PageFile {
  readonly path: string;
  /** Path of the built page. */
  readonly file: string;
}

/**
 * The texts of a page by the id of the heading above each; the text before the first heading has an empty id.
 */
export type PageTexts = ReadonlyMap<string, string>;

/** What docusaurus-lunr-search 3.6.1 extracts for a page (type 0) and for each heading (type 1). */
interface LunrDocument {
  readonly type: 0 | 1;
  readonly url: string;
  readonly content: string;
}

/** A document, or the message that a page has no more documents. */
type LunrMessage = readonly [isDocument: true, document: LunrDocument] | readonly [null, number];

/** The message to a thread about one page. The extractor reads `path` and `url`. */
export interface PageMessage {
  /** Path of the built page. */
  readonly file: string;
  /** Path to which the thread writes the article that the extractor reads. */
  readonly path: string;
  readonly url: string;
}

const MOST_WORKERS = 4;
/**
 * With this size a page's tree fits into the young generation and is collected there, which saves a thread a
 * sixth of its work.
 */
const YOUNG_GENERATION_MEGABYTES = 96;

/**
 * Extracts the texts of built pages with the extractor of docusaurus-lunr-search, on all cores. That
 * package's own plugin skips `.html` routes and lists pages in the order in which threads finish; here the
 * order is that of the argument.
 */
export async function extractTexts(files: readonly PageFile[]): Promise<readonly PageTexts[]> {
  const code = await bundleWorker();
  const folder = await mkdtemp(join(tmpdir(), 'portal-search-'));
  try {
    const count = Math.min(MOST_WORKERS, availableParallelism());
    const shares = await Promise.all(
      Array.from({length: count}, (_, worker) => {
        const share = files.filter((_file, number) => number % count === worker);
        return readShare(code, share, join(folder, `${worker}.html`));
      }),
    );
    return files.map((_, number) => textsOf(shares[number % count]![Math.floor(number / count)]!));
  } finally {
    await rm(folder, {recursive: true});
  }
}

/**
 * The thread's code as plain JavaScript, in which packages keep their own module format: parsing is twice as
 * fast.
 */
async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(__dirname, 'extractWorker.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'error',
    // The extractor assigns to an undeclared variable, which is an error in strict mode.
    tsconfigRaw: {compilerOptions: {strict: false}},
  });
  return outputFiles[0]!.text;
}

/** Collects the documents that a thread extracts from its pages, in the order of the pages. */
function readShare(
  code: string,
  share: readonly PageFile[],
  copy: string,
): Promise<readonly (readonly LunrDocument[])[]> {
  return new Promise((resolve, reject) => {
    if (share.length === 0) {
      resolve([]);
      return;
    }
    const worker = new Worker(code, {
      eval: true,
      workerData: {loadedVersions: null},
      resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES},
    });
    const pages: (readonly LunrDocument[])[] = [];
    let documents: LunrDocument[] = [];
    worker.on('error', reject).on('message', ([isDocument, document]: LunrMessage) => {
      if (isDocument) {
        documents.push(document);
        return;
      }
      pages.push(documents);
      documents = [];
      if (pages.length === share.length) {
        resolve(pages);
        void worker.terminate();
      }
    });
    for (const {file, path} of share) {
      worker.postMessage({file, path: copy, url: path} satisfies PageMessage);
    }
  });
}

function textsOf(documents: readonly LunrDocument[]): PageTexts {
  return new Map(
    documents
      .filter(({type}) => type === 1)
      .map(({url, content}) => {
        const slug = url.slice(url.indexOf('#') + 1);
        return [slug === BEGINNING ? '' : slug, plainText(content)];
      }),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&gt;': '>',
  '&lt;': '<',
  '&amp;': '&',
};

/** Undoes the extractor's escaping, which is meant for its own HTML. */
function plainText(content: string): string {
  return content
    .replace(/&(?:quot|gt|lt|amp);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
}
