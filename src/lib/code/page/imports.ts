import {fileName, replaceInCss} from './addresses';

/** Returns the text of a file by its name. */
export type FindText = (name: string) => string | undefined;

/** What may precede `@import`. After anything else browsers ignore an `@import`, and so does this code. */
const BEFORE = /\s+|\/\*[\s\S]*?\*\/|@charset\s+"[^"]*"\s*;|@layer\s+[\w\s.,-]+;/iy;
const IMPORT =
  /@import\s+(?:url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)|"([^"]*)"|'([^']*)')([^;]*)(?:;|$)/iy;
const LAYER = /^layer(?:\(([^)]*)\)|(?=\s|$))\s*/i;
const SUPPORTS = /^supports\(((?:[^()]|\([^()]*\))*)\)\s*/i;

interface Import {
  readonly address: string;
  readonly conditions: string;
  readonly start: number;
  readonly end: number;
}

/** The imports of a style sheet, in order. */
export function importsOf(css: string): readonly Import[] {
  const imports: Import[] = [];
  for (let start = 0; ;) {
    const before = matchAt(BEFORE, css, start);
    const found = before ? null : matchAt(IMPORT, css, start);
    if (found) {
      const [whole, double, single, bare, doubleText, singleText, conditions = ''] = found;
      const address = double ?? single ?? bare ?? doubleText ?? singleText ?? '';
      imports.push({address, conditions: conditions.trim(), start, end: start + whole.length});
    }
    const match = before ?? found;
    if (!match) {
      return imports;
    }
    start += match[0].length;
  }
}

/** Inlines the style sheets that a style sheet imports. One that cannot be found remains an `@import`. */
export function withImports(
  css: string,
  name: string,
  find: FindText,
  seen: readonly string[] = [],
): string {
  let from = 0;
  const parts: string[] = [];
  // The rules of an inlined sheet must not precede an `@import` that remains.
  const kept: string[] = [];
  for (const {address, conditions, start, end} of importsOf(css)) {
    const target = fileName(address, name);
    const text = find(target);
    parts.push(css.slice(from, start));
    from = end;
    if (target === name || seen.includes(target)) {
      continue;
    }
    if (text === undefined) {
      kept.push(css.slice(start, end));
    } else {
      parts.push(underConditions(withImports(text, target, find, [...seen, name]), conditions));
    }
  }
  return [...kept, ...parts, relativeToPage(css.slice(from), name)].join('');
}

/** Rewrites the URLs in a style sheet from another folder so that they are relative to the page. */
function relativeToPage(css: string, name: string): string {
  return name.endsWith('.css') && name.includes('/')
    ? replaceInCss(css, (address) =>
        /^(?:[a-z]+:|\/|#)/i.test(address) ? address : fileName(address, name),
      )
    : css;
}

function underConditions(css: string, conditions: string): string {
  const layer = LAYER.exec(conditions);
  const afterLayer = layer ? conditions.slice(layer[0].length) : conditions;
  const supports = SUPPORTS.exec(afterLayer);
  const media = supports ? afterLayer.slice(supports[0].length) : afterLayer;
  const test = supports?.[1]?.trim() ?? '';
  // A single declaration needs parentheses in the rule but not in the import.
  const condition = /^(?:\(|not\b|selector\(|font-)/i.test(test) ? test : `(${test})`;
  const wrappers = [
    ...(media === '' ? [] : [`@media ${media}`]),
    ...(supports ? [`@supports ${condition}`] : []),
    ...(layer ? [`@layer ${layer[1] ?? ''}`.trim()] : []),
  ];
  return wrappers.reduceRight((inner, wrapper) => `${wrapper} {\n${inner}\n}`, css);
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}
