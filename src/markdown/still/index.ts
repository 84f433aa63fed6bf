import {createHash} from 'node:crypto';
import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {ELSEWHERE, fileName, replaceInCss} from '../../lib/code/page/addresses';
import {importsOf} from '../../lib/code/page/imports';
import {onePage} from '../../lib/code/page/onePage';
import {libraryOfCopy} from '../../lib/code/libraryOfCopy';
import {DARK_STILL} from '../../data/runLimits';
import {LIBRARIES} from '../../data/libraries';
import {fillElement} from './elements';

interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface Still {
  /** The whole document. */
  readonly html: string;
  /** Names of the setup's files that it shows and that are not part of the document. */
  readonly assets: readonly string[];
  /** Libraries whose style sheets it links to. */
  readonly libraries: readonly string[];
}

export interface StillAddresses {
  readonly asset: (name: string) => string;
  readonly library: (key: string) => string;
}

/** Scripts are refused, and everything else may come from beside the document only. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; font-src data:; form-action 'none'; base-uri 'none'";

/** Paper shows the colours that the example is about, although browsers leave backgrounds out. */
const PRINT_STYLE = 'html{print-color-adjust:exact}';

/** Captions are refused by browsers in a frame without an origin, and say so in the console. */
const NEEDS_ORIGIN = /<track\b/i;
/** Fonts are fetched with CORS, which a frame without an origin never passes: they go into the document. */
const FONT = /^data:font\//;
const HAS_SCHEME = /<meta[^>]+name\s*=\s*["']?color-scheme/i;
/** What the page says of itself counts for more. */
const DARK_SHEET = `:where(#${DARK_STILL}:target){color-scheme:dark}`;
const NEEDS_SCRIPT = /<script\b|<[^>]+\son[a-z]+\s*=/i;
/** The script of a library that has a style sheet only makes the page react, so the still is right without it. */
const LIBRARY_SCRIPT = /<script\b[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)[^>]*>\s*<\/script\s*>/gi;

/**
 * The rendered page of a preview as a document of its own, which shows the result before anything
 * runs and without JavaScript. Undefined when the page needs a script or something of another host.
 *
 * @param script a script of the portal's own, the only one that may run
 */
export function makeStill(
  files: readonly NamedText[],
  setup: Readonly<Record<string, string>>,
  addressOf: StillAddresses,
  script = '',
): Still | undefined {
  if (files.every(({name}) => !name.endsWith('.html')) || files.some(({name}) => !isStatic(name))) {
    return undefined;
  }
  const {html} = onePage(files, '<title>Result of the example</title>', setup);
  const page = withoutLibraryScripts(html);
  if (NEEDS_SCRIPT.test(page) || NEEDS_ORIGIN.test(page)) {
    return undefined;
  }
  const tree = unified().use(rehypeParse).parse(page);
  const assets = new Set<string>();
  const libraries = new Set<string>();
  const findAsset = (address: string) => {
    const name = fileName(address);
    const content = setup[name];
    if (content === undefined || !Object.hasOwn(setup, name)) {
      return address;
    }
    if (FONT.test(content)) {
      return content;
    }
    assets.add(name);
    return addressOf.asset(name);
  };
  const find = (address: string) => {
    const library = styledLibrary(address);
    if (library === undefined) {
      return findAsset(address);
    }
    libraries.add(library);
    return addressOf.library(library);
  };
  const hasScheme = HAS_SCHEME.test(page);
  let isComplete = true;
  visit(tree, 'element', (element) => {
    isComplete &&= fillElement(element, find);
    if (element.tagName === 'link') {
      // They ask for CORS, which a frame without an origin never passes.
      delete element.properties.integrity;
      delete element.properties.crossOrigin;
    }
    if (element.tagName === 'html') {
      element.properties.id ??= DARK_STILL;
    }
    if (element.tagName === 'head') {
      element.children.unshift(
        metaElement({charSet: 'utf-8'}),
        policyElement(script),
        ...(hasScheme ? [] : [textElement('style', DARK_SHEET)]),
        textElement('style', PRINT_STYLE),
      );
    }
    if (element.tagName === 'body' && script !== '') {
      element.children.push(textElement('script', script));
    }
    const [css] = element.children;
    if (element.tagName === 'style' && css?.type === 'text') {
      isComplete &&= importsOf(css.value).every(({address}) => !ELSEWHERE.test(address));
      css.value = replaceInCss(css.value, find);
    }
  });
  if (!isComplete) {
    return undefined;
  }
  return {
    html: unified().use(rehypeStringify).stringify(tree),
    assets: [...assets],
    libraries: [...libraries],
  };
}

/** The library at a public address, if it has a style sheet. */
function styledLibrary(address: string): string | undefined {
  const library = libraryOfCopy(address);
  return library !== undefined && LIBRARIES[library]!.style ? library : undefined;
}

function withoutLibraryScripts(html: string): string {
  return html.replace(LIBRARY_SCRIPT, (script, src: string) =>
    styledLibrary(src) === undefined ? script : '',
  );
}

function isStatic(name: string): boolean {
  return /\.(?:html|css)$/.test(name);
}

function policyElement(script: string): Element {
  const hash = createHash('sha256').update(script).digest('base64');
  const content = script === '' ? POLICY : `${POLICY}; script-src 'sha256-${hash}'`;
  return metaElement({httpEquiv: ['Content-Security-Policy'], content});
}

function textElement(tagName: 'script' | 'style', value: string): Element {
  return {type: 'element', tagName, properties: {}, children: [{type: 'text', value}]};
}

function metaElement(properties: Element['properties']): Element {
  return {type: 'element', tagName: 'meta', properties, children: []};
}
