import {fileName} from './page/addresses';
import {onePage, pageHead} from './page/onePage';
import {attributesOf, replaceTags} from './page/tags';

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/**
 * A page with its style sheets and scripts inlined, to download as a single file that opens in a browser.
 *
 * @param setup the prepared files that the example uses
 */
export function oneFile(
  files: readonly NamedText[],
  title: string,
  setup: Readonly<Record<string, string>> = {},
): string {
  const scripts = new Map(
    files.flatMap(({name, text}) => (/\.m?js$/.test(name) ? [[name, text] as const] : [])),
  );
  const named = new Set<string>();
  const html = replaceTags(onePage(files, pageHead(title), setup).html, ({name, open, close}) => {
    const src = name === 'script' ? attributesOf(open).src : undefined;
    const file = src === undefined ? undefined : fileName(src);
    const code = file === undefined ? undefined : scripts.get(file);
    if (file === undefined || code === undefined) {
      return undefined;
    }
    named.add(file);
    const attributes = open.replace(
      /\s(?:src|defer|async)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?/gi,
      '',
    );
    return scriptElement(code, attributes, close);
  });
  return [...scripts].reduce(
    (page, [name, code]) => (named.has(name) ? page : intoBody(page, scriptElement(code))),
    html,
  );
}

function scriptElement(code: string, open = '<script>', close = '</script>'): string {
  return `${open}\n${code.replace(/<\/script/gi, '<\\/script')}\n${close}`;
}

function intoBody(page: string, text: string): string {
  const place = page.lastIndexOf('</body>');
  return place === -1 ? `${page}\n${text}` : `${page.slice(0, place)}${text}\n${page.slice(place)}`;
}
