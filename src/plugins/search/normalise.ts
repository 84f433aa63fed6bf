import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {classes, element, find, text} from './hast';

const SECTION_HEADINGS: readonly string[] = ['h2', 'h3'];
const CONTENT_CLASSES: readonly string[] = ['prose', 'markdown'];
/** Controls, images and links without text worth searching. */
const NO_TEXT: readonly string[] = [
  ...['button', 'dialog', 'form', 'iframe', 'input', 'nav', 'noscript', 'object', 'script'],
  ...['select', 'style', 'svg', 'template', 'textarea', 'video', 'audio'],
];
const INLINE: readonly string[] = [
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q'],
  ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
];
/** Id of the section for the text before a page's first heading. */
export const BEGINNING = '__beginning';

/**
 * Turns a built page into a plain article that docusaurus-lunr-search can read completely: one `h1`, followed
 * by text and headings as siblings. The headings are empty, because their texts are known from the sources.
 * Without this step, the package skips pages without an `h1`, drops the text before the first heading, misses
 * headings inside other elements, and joins list items.
 */
export function normalisePage(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const tree = unified()
    .use(rehypeParse, {fragment: true})
    .parse(start >= 0 && end > start ? html.slice(start, end) : html);
  const main = clean(find(tree, ({tagName}) => tagName === 'main') ?? toElement(tree));
  const content =
    find(main, (element) => CONTENT_CLASSES.some((name) => classes(element).includes(name))) ??
    main;
  const article = element('article', {}, [
    element('h1', {}, []),
    element('div', {className: ['markdown']}, [
      heading('h2', BEGINNING),
      ...flatten(content).map((node) => (isSection(node) ? node : element('div', {}, [node]))),
    ]),
  ]);
  return toHtml(article, {allowDangerousCharacters: false});
}

/** The headings and the text between them, lifted out of all other elements. */
function flatten(parent: Element): readonly ElementContent[] {
  return parent.children.flatMap((node): readonly ElementContent[] => {
    if (node.type !== 'element') {
      return [node];
    }
    if (node.tagName === 'h1') {
      return [];
    }
    if (SECTION_HEADINGS.includes(node.tagName) && node.properties.id !== undefined) {
      return [heading(node.tagName, String(node.properties.id))];
    }
    return find(node, isHeading) === undefined ? [node] : flatten(node);
  });
}

function isHeading({tagName, properties}: Element): boolean {
  return tagName === 'h1' || (SECTION_HEADINGS.includes(tagName) && properties.id !== undefined);
}

/** Removes everything that is not text, and adds a space after every block so that words are not joined. */
function clean(parent: Element): Element {
  const children = parent.children.flatMap((node): readonly ElementContent[] => {
    if (node.type !== 'element') {
      return node.type === 'text' ? [node] : [];
    }
    if (isNoText(node)) {
      return [];
    }
    const {hidden: _hidden, ...properties} = node.properties;
    const cleaned = {...clean(node), properties};
    return INLINE.includes(node.tagName) ? [cleaned] : [cleaned, text(' ')];
  });
  return {...parent, children};
}

function isNoText(node: Element): boolean {
  const {tagName, properties} = node;
  return (
    NO_TEXT.includes(tagName) ||
    (tagName === 'a' && isHash(node)) ||
    properties.ariaHidden === 'true' ||
    classes(node).includes('visually-hidden') ||
    properties.dataSearchSkip !== undefined
  );
}

function isHash({children: [child]}: Element): boolean {
  return child?.type === 'text' && child.value.trim() === '#';
}

function isSection(node: ElementContent): boolean {
  return node.type === 'element' && classes(node).includes('anchor');
}

function heading(tagName: string, id: string): Element {
  return element(tagName, {className: ['anchor'], id}, []);
}

/** A page without `main` is read completely. */
function toElement({children}: Root): Element {
  return element(
    'main',
    {},
    children.filter((node) => node.type === 'element' || node.type === 'text'),
  );
}
