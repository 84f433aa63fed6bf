import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {ELSEWHERE, fileName, replaceInCss} from '../../lib/code/page/addresses';
import {importsOf} from '../../lib/code/page/imports';
import {onePage} from '../../lib/code/page/onePage';
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
}

/** Scripts are refused, and everything else may come from beside the document only. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; font-src data:; form-action 'none'; base-uri 'none'";

/** Captions are refused by browsers in a frame without an origin, and say so in the console. */
const NEEDS_ORIGIN = /<track\b/i;
/** Fonts are fetched with CORS, which a frame without an origin never passes: they go into the document. */
const FONT = /^data:font\//;
const NEEDS_SCRIPT = /<script\b|<[^>]+\son[a-z]+\s*=/i;

/**
 * The rendered page of a preview as a document of its own, which shows the result before anything
 * runs and without JavaScript. Undefined when the page needs a script or something of another host.
 */
export function makeStill(
  files: readonly NamedText[],
  setup: Readonly<Record<string, string>>,
  addressOf: (asset: string) => string,
): Still | undefined {
  const html = files.find(({name}) => name.endsWith('.html'))?.text;
  const isLive = (text: string): boolean => NEEDS_SCRIPT.test(text) || NEEDS_ORIGIN.test(text);
  if (html === undefined || isLive(html) || files.some(({name}) => !isStatic(name))) {
    return undefined;
  }
  const {html: page} = onePage(files, '<title>Result of the example</title>', setup);
  const tree = unified().use(rehypeParse).parse(page);
  const assets = new Set<string>();
  const find = (address: string) => {
    const name = fileName(address);
    const content = setup[name];
    if (content === undefined || !Object.hasOwn(setup, name)) {
      return address;
    }
    if (FONT.test(content)) {
      return content;
    }
    assets.add(name);
    return addressOf(name);
  };
  let isComplete = true;
  visit(tree, 'element', (element) => {
    isComplete &&= fillElement(element, find);
    if (element.tagName === 'head') {
      element.children.unshift(metaElement({charSet: 'utf-8'}), policyElement());
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
  };
}

function isStatic(name: string): boolean {
  return /\.(?:html|css)$/.test(name);
}

function policyElement(): Element {
  return metaElement({httpEquiv: ['Content-Security-Policy'], content: POLICY});
}

function metaElement(properties: Element['properties']): Element {
  return {type: 'element', tagName: 'meta', properties, children: []};
}
