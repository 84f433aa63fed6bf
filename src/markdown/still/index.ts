import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {ELSEWHERE, fillCss, fillElement} from './elements';

interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface Still {
  /** The whole document. */
  readonly html: string;
  /** Names of the setup's files that it shows. */
  readonly assets: readonly string[];
}

/** Scripts are refused, and everything else may come from beside the document only. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; font-src 'self' data:; form-action 'none'; base-uri 'none'";

const WHOLE_DOCUMENT = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html)\b/i;
/** Captions are refused by browsers in a frame without an origin, and say so in the console. */
const NEEDS_ORIGIN = /<track\b/i;
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
  const source = WHOLE_DOCUMENT.test(html)
    ? html
    : `<!doctype html><html lang="en"><head><title>Result of the example</title></head><body>${html}</body></html>`;
  const tree = unified().use(rehypeParse).parse(source);
  const assets = new Set<string>();
  const find = (name: string) => {
    const path = name.trim().replace(/^\.\//, '');
    if (!Object.hasOwn(setup, path)) {
      return name;
    }
    assets.add(path);
    return addressOf(path);
  };
  const used = new Set<string>();
  let isComplete = true;
  visit(tree, 'element', (element, index, parent) => {
    const {tagName, properties} = element;
    if (tagName === 'link' && parent && index !== undefined) {
      const sheet = sheetOf(element, files);
      isComplete &&= sheet !== undefined || !ELSEWHERE.test(String(properties.href));
      if (sheet) {
        used.add(sheet.name);
        parent.children[index] = styleElement(sheet.text);
        return SKIP;
      }
    }
    isComplete &&= fillElement(element, find);
    return undefined;
  });
  if (!isComplete) {
    return undefined;
  }
  visit(tree, 'element', (element) => {
    if (element.tagName === 'head') {
      const sheets = files.filter(({name}) => name.endsWith('.css') && !used.has(name));
      element.children.unshift(metaElement({charSet: 'utf-8'}), policyElement());
      element.children.push(...sheets.map(({text}) => styleElement(text)));
    }
    if (element.tagName === 'style') {
      const [css] = element.children;
      if (css?.type === 'text') {
        css.value = fillCss(css.value, find);
      }
    }
  });
  return {
    html: unified().use(rehypeStringify).stringify(tree),
    assets: [...assets],
  };
}

function isStatic(name: string): boolean {
  return /\.(?:html|css)$/.test(name);
}

function sheetOf({properties}: Element, files: readonly NamedText[]): NamedText | undefined {
  const rel = [properties.rel].flat();
  const name = String(properties.href ?? '').replace(/^(?:\.\/|\/)+/, '');
  return rel.includes('stylesheet') ? files.find((file) => file.name === name) : undefined;
}

function styleElement(css: string): Element {
  return {
    type: 'element',
    tagName: 'style',
    properties: {},
    children: [{type: 'text', value: css}],
  };
}

function policyElement(): Element {
  return metaElement({httpEquiv: ['Content-Security-Policy'], content: POLICY});
}

function metaElement(properties: Element['properties']): Element {
  return {type: 'element', tagName: 'meta', properties, children: []};
}
