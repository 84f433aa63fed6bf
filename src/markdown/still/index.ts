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
  /** Names of the setup's files that it shows but does not contain. */
  readonly assets: readonly string[];
  /** Libraries to whose style sheets it links. */
  readonly libraries: readonly string[];
}

export interface StillAddresses {
  readonly asset: (name: string) => string;
  readonly library: (key: string) => string;
}

/** Scripts are blocked, and everything else has to be from the same site. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; font-src data:; form-action 'none'; base-uri 'none'";

/** Prints backgrounds, which browsers otherwise omit, because an example may be about its colours. */
const PRINT_STYLE = 'html{print-color-adjust:exact}';

/** In a frame without an origin, browsers refuse captions and report it in the console. */
const NEEDS_ORIGIN = /<track\b/i;
/** Fonts are requested with CORS, which always fails in a frame without an origin, so they are inlined. */
const FONT = /^data:font\//;
const HAS_SCHEME = /<meta[^>]+name\s*=\s*["']?color-scheme/i;
/** A rule without specificity, so that the page's own rules override it. */
const DARK_SHEET = `:where(#${DARK_STILL}:target){color-scheme:dark}`;
const NEEDS_SCRIPT = /<script\b|<[^>]+\son[a-z]+\s*=/i;
/** If a library has a style sheet, its script only handles interaction, so the still is right without it. */
const LIBRARY_SCRIPT = /<script\b[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)[^>]*>\s*<\/script\s*>/gi;

/**
 * The rendered page of a preview as a separate document, which shows the result before anything runs and
 * without JavaScript. Undefined if the page needs a script or something from another host.
 *
 * @param script one of the portal's own scripts, the only one that may run
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
      // Both request CORS, which always fails in a frame without an origin.
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

/** The library at a public URL, if it has a style sheet. */
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
