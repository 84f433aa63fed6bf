import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, {type Options} from 'rehype-sanitize';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isExternal} from '../lib/menu';

const INLINE =
  'a abbr b bdi bdo br cite code em i kbd mark q s small span strong sub sup time u var';

/**
 * Inline markup and links are kept. Everything else is reduced to its text, and scripts and styles are removed
 * completely.
 */
const SCHEMA: Options = {
  tagNames: INLINE.split(' '),
  attributes: {
    a: ['href'],
    abbr: ['title'],
    bdo: ['dir'],
    time: ['dateTime'],
    '*': ['lang'],
  },
  protocols: {href: ['http', 'https', 'mailto']},
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'title', 'textarea'],
};

const parser = unified().use(rehypeParse, {fragment: true});
const sanitiser = unified().use(rehypeSanitize, SCHEMA);

/** An author's markup as nodes that are allowed on a page. */
export function sanitiseMarkup(markup: string): readonly ElementContent[] {
  const {children} = sanitiser.runSync(parser.parse(markup));
  return children.filter((child): child is ElementContent => child.type !== 'doctype');
}

/** The same as HTML; links to other sites open in a new tab, as all such links do. */
export function sanitisedHtml(markup: string): string {
  const root: Root = {type: 'root', children: [...sanitiseMarkup(markup)]};
  visit(root, 'element', ({tagName, properties}) => {
    if (tagName === 'a' && isExternal(String(properties.href))) {
      Object.assign(properties, {target: '_blank', rel: 'noopener noreferrer'});
    }
  });
  return toHtml(root);
}
