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
  /** What the compiled script takes the place of; undefined: it goes to the end of the body. */
  readonly element?: HTMLScriptElement;
  /** Another file imports it, so it is defined first and never started by itself. */
  readonly isImported?: boolean;
}

export interface Page {
  readonly document: Document;
  readonly slots: readonly Slot[];
  /** Libraries whose public copies the page links to. */
  readonly libraries: readonly string[];
  /** Addresses of other hosts that the page wanted. */
  readonly missing: readonly string[];
  /** Names that the page has for sheets and scripts which the example has under others. */
  readonly mistyped: readonly string[];
}

/** Makes one document of the files of a preview. Scripts that the html does not name go to the end of the body. */
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
        : // Two modules of one page need two names; messages show what stands before the mark.
          {
            name: `${main?.name ?? 'index.html'}#${slots.length}`,
            text: lineUp(text, source.slice(0, Math.max(0, start))),
            asModule,
          },
    });
  }
  // A lesson may show a document without its sheet; who has one and names another has mistyped.
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

/** Script files that the page does not name. */
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
