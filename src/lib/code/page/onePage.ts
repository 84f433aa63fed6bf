import {fileName} from './addresses';
import {type FindText, importsOf, withImports} from './imports';
import {attributesOf, replaceTags} from './tags';

interface NamedText {
  readonly name: string;
  readonly text: string;
}

interface OnePage {
  readonly html: string;
  /** Names of the style sheets that the page links to, directly or through another sheet. */
  readonly named: ReadonlySet<string>;
}

/** Head of a document that a browser can display on its own. */
export const pageHead = (title: string): string => `
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>
`;

/** The file of a prepared set whose elements are added to the head of each fragment that uses the set. */
export const SETUP_HEAD = 'head.html';

const WHOLE_DOCUMENT = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html)\b/i;
/** What can be in the head of a document; the body begins with the first thing that cannot. */
const HEAD =
  /(?:\s+|<!--[\s\S]*?-->|<!doctype[^>]*>|<\/?(?:html|meta|link|base)\b(?:"[^"]*"|'[^']*'|[^"'>])*>|<head\b[^>]*>|<(title|style|script|noscript|template)\b[^>]*>[\s\S]*?<\/\1\s*>)*/iy;

/**
 * Combines the files of an example into one page with its style sheets inlined. Sheets that the HTML links to
 * replace their links, other sheets go to the end of the head, and imported sheets replace their imports.
 *
 * @param head head of the document if the HTML is a fragment
 * @param setup prepared files, which sheets may import too, and `head.html`, which joins `head`
 */
export function onePage(
  files: readonly NamedText[],
  head: string,
  setup: Readonly<Record<string, string>> = {},
): OnePage {
  const main = files.find(({name}) => name.endsWith('.html'));
  const sheets = files.filter(({name}) => name.endsWith('.css'));
  const named = new Set(
    sheets.flatMap(({name, text}) =>
      importsOf(text)
        .map(({address}) => fileName(address, name))
        .filter((target) => target !== name),
    ),
  );
  const find: FindText = (name) =>
    sheets.find((sheet) => sheet.name === name)?.text ??
    (Object.hasOwn(setup, name) ? setup[name] : undefined);
  const findOwn: FindText = (name) => {
    named.add(name);
    return find(name);
  };
  const html = replaceTags(wholeDocument(main?.text ?? '', head + setupHead(setup)), (tag) => {
    if (tag.name === 'style') {
      const from = main?.name ?? '';
      return `${tag.open}${withImports(tag.text, from, findOwn)}${tag.close}`;
    }
    const {rel = '', href, media} = attributesOf(tag.open);
    const isSheet = tag.name === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(rel);
    const name = isSheet && href !== undefined ? fileName(href) : '';
    const text = find(name);
    if (text === undefined) {
      return undefined;
    }
    named.add(name);
    return styleElement(withImports(text, name, find), media);
  });
  const rest = sheets.filter(({name}) => !named.has(name));
  return {
    html: intoHead(
      html,
      rest.map(({name, text}) => styleElement(withImports(text, name, find))),
    ),
    named,
  };
}

function setupHead(setup: Readonly<Record<string, string>>): string {
  return Object.hasOwn(setup, SETUP_HEAD) ? setup[SETUP_HEAD]! : '';
}

/** The document itself, or a new document around a fragment. */
function wholeDocument(html: string, head: string): string {
  return WHOLE_DOCUMENT.test(html)
    ? html
    : `<!doctype html><html lang="en"><head>${head}</head><body>\n${html}\n</body></html>\n`;
}

function styleElement(css: string, media?: string): string {
  const attribute = media === undefined ? '' : ` media="${media.replace(/"/g, '&quot;')}"`;
  return `<style${attribute}>\n${css}\n</style>`;
}

function intoHead(html: string, elements: readonly string[]): string {
  if (elements.length === 0) {
    return html;
  }
  HEAD.lastIndex = 0;
  const end = HEAD.exec(html)?.[0].length ?? 0;
  return `${html.slice(0, end)}${elements.join('\n')}\n${html.slice(end)}`;
}
