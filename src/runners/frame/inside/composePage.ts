import {libraryOfCopy} from '../../../lib/code/libraryOfCopy';
import type {RunFile} from '../../types';
import {ELSEWHERE, fileName} from '../../../lib/code/page/addresses';
import {onePage, pageHead} from '../../../lib/code/page/onePage';
import type {SourceScript} from '../protocol';
import {fillAssets} from './composeAssets';
import {isScriptElement, lineUp} from './scriptSource';

/** A script of the page, before it is compiled. */
export interface Slot {
  readonly source: SourceScript;
  readonly defer: boolean;
  /**
   * The script element that the compiled script replaces. If undefined, the script goes to the end of the
   * body.
   */
  readonly element?: HTMLScriptElement;
  /** Another file imports this script, so it is defined first and never started on its own. */
  readonly isImported?: boolean;
}

export interface Page {
  readonly document: Document;
  readonly slots: readonly Slot[];
  /** Libraries for which the page links to a public copy. */
  readonly libraries: readonly string[];
  /** URLs on other hosts that the page tried to load. */
  readonly missing: readonly string[];
  /** Names under which the page refers to style sheets and scripts that have other names in the example. */
  readonly mistyped: readonly string[];
}

/**
 * Combines the files of a preview into one document. Scripts that the HTML does not refer to go to the end of
 * the body.
 */
export function composePage(
  files: readonly RunFile[],
  assets: Readonly<Record<string, string>>,
): Page {
  const main = files.find(({name}) => name.endsWith('.html'));
  const source = main?.text ?? '';
  const {html, named} = onePage(files, pageHead('Example'), assets);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const used = new Set(named);
  const libraries: string[] = [];
  const missing: string[] = [];
  const unknown: string[] = [];
  const note = (address: string) => {
    const library = libraryOfCopy(address);
    if (library !== undefined) {
      libraries.push(library);
    } else if (ELSEWHERE.test(address)) {
      missing.push(address);
    } else {
      unknown.push(address);
    }
  };
  for (const link of page.querySelectorAll('link[rel~="stylesheet"][href]')) {
    note(link.getAttribute('href')!);
    link.remove();
  }
  const slots: Slot[] = [];
  let from = 0;
  for (const element of page.querySelectorAll('script')) {
    const src = element.getAttribute('src');
    const file = files.find(({name}) => src !== null && name === fileName(src));
    if (!isScriptElement(element)) {
      continue;
    }
    const asModule = element.type.toLowerCase() === 'module';
    if (src !== null && !file) {
      note(src);
      element.remove();
      continue;
    }
    const text = element.textContent;
    const start = source.indexOf(text, from);
    from = src === null && start >= 0 ? start + text.length : from;
    if (file) {
      used.add(file.name);
    }
    slots.push({
      element,
      defer: src !== null && (element.hasAttribute('defer') || element.hasAttribute('async')),
      source: file
        ? {...file, asModule}
        : // The modules of a page need different names; messages show the part before the `#`.
          {
            name: `${main?.name ?? 'index.html'}#${slots.length}`,
            text: lineUp(text, source.slice(0, Math.max(0, start))),
            asModule,
          },
    });
  }
  // A lesson may show a document without its style sheet. If there is a sheet and the document refers to
  // another one, the name is mistyped.
  const isMistyped = (address: string) =>
    files.some(({name}) => !used.has(name) && extensionOf(name) === extensionOf(address));
  const mistyped = unknown.filter(isMistyped);
  slots.push(...restSlots(files, used));
  fillAssets(page, assets);
  return {document: page, slots, libraries, missing, mistyped};
}

function extensionOf(name: string): string {
  return /\.\w+$/.exec(name)?.[0] ?? '';
}

/** Script files that the page does not refer to. */
function restSlots(files: readonly RunFile[], used: ReadonlySet<string>): readonly Slot[] {
  const rest = files.filter(({name}) => /\.m?js$/.test(name) && !used.has(name));
  const isImported = (file: RunFile) =>
    files.some(({name, text}) => name !== file.name && importsOf(text).includes(file.name));
  return rest.map((file) => ({
    source: {...file, asModule: isImported(file)},
    defer: false,
    isImported: isImported(file),
  }));
}

function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*['"](?:\.?\/)?([^'"]+)['"]/g)].map(
    ([, name]) => name!,
  );
}
