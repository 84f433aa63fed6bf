import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseMdx} from '../blocks/parseMdx';
import {SITE} from '../data/site';
import {headingText} from '../lib/headingText';
import {parseFrontMatter} from '../sources/frontMatter/parse';
import type {Page, Portal} from '../sources/model';
import {withoutCode} from '../text/code';
import remarkCourseLists from './remark/courseLists';
import remarkHeadingIds from './remark/headingIds';
import remarkLessonParts from './remark/lessonParts';

/** A section of a page: the part before its first heading, or a heading and the text below it. */
export interface Section {
  readonly title: string;
  /** Empty for the part before the first heading. */
  readonly slug: string;
  /** 1 for the part before the first heading, 2 or 3 for a heading. */
  readonly level: number;
}

export interface TextSection extends Section {
  readonly text: string;
}

/** What the search needs to know about a page. */
export interface Outline<T extends Section = Section> {
  readonly path: string;
  readonly title: string;
  /** The first section is the part before the first heading. */
  readonly sections: readonly T[];
}

const HOME: Outline<TextSection> = outlineOf('/', SITE.title, []);
/** An import of a part of a page that is in a file of its own. */
const PART = /^import[ \t]+([A-Z]\w*)[ \t]+from[ \t]+['"](\.{1,2}\/[^'"\n]+\.mdx?)['"];?[ \t]*$/gm;
/** A comment, except one that sets a heading's id. */
const COMMENT = /\{\/\*(?!\s*#[\w-]+\s*\*\/\})[\s\S]*?\*\/\}/g;
/** An underlined heading. Only parsing the whole text can tell how many lines belong to it. */
const UNDERLINED = /^[ \t]*[^\s|#>-].*\n {0,3}(?:=+|-+)[ \t]*$/m;
/** A heading, also in a list or a quotation, or an element that expands to headings. */
const HEADING =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:(#{1,6}[ \t].*)|<(Weeks|Modules|Glossary|Summary|GoingFurther)\b[^>\n]*>).*$/gm;

/** Titles and headings of the given pages, with the same ids as in the build. */
export function readOutlines(portal: Portal, pages: readonly Page[]): readonly Outline[] {
  return [HOME, ...pages.map((page) => readPage(page, portal, headingLines))];
}

/** The same with the texts from the sources, for the development server, where a page may be unfinished. */
export function readTexts(portal: Portal, pages: readonly Page[]): readonly Outline<TextSection>[] {
  return [
    HOME,
    ...pages.map((page) => {
      try {
        return readPage(page, portal, (content) => content);
      } catch {
        return outlineOf(page.address, page.name, []);
      }
    }),
  ];
}

function readPage(
  {path, address, name, content}: Page,
  {root}: Portal,
  reduce: (content: string) => string,
): Outline<TextSection> {
  const tree = parseMdx(reduce(withParts(content, path, root)));
  const file = new VFile({path: join(root, path)});
  remarkCourseLists({root})(tree, file);
  remarkLessonParts()(tree);
  remarkHeadingIds()(tree);
  return outlineOf(address, name, sectionsOf(tree));
}

/** The Markdown with the parts that it includes inserted. */
function withParts(content: string, from: string, root: string): string {
  return [...content.matchAll(PART)].reduce((text, [statement, name, link]) => {
    const path = posix.join(posix.dirname(from), link!);
    const file = join(root, path);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const part = withParts(parseFrontMatter({path, text: source}).content, path, root);
    return text
      .replace(statement, '')
      .replace(new RegExp(`^[ \\t]*<${name}[ \\t]*/>`, 'gm'), () => part);
  }, content);
}

/**
 * The lines of a page that become headings, with a placeholder for the text between them, so that the rest need
 * not be parsed.
 */
function headingLines(content: string): string {
  const text = withoutCode(content).replace(COMMENT, '');
  if (UNDERLINED.test(text)) {
    return text;
  }
  const lines: string[] = [];
  let end = 0;
  for (const {0: whole, 1: heading, 2: element, index} of text.matchAll(HEADING)) {
    const hasText = text.slice(end, index).trim() !== '';
    lines.push(...(hasText ? ['text'] : []), heading ?? `<${element} />`);
    end = index + whole.length;
  }
  return lines.join('\n\n');
}

function outlineOf(
  path: string,
  title: string,
  [beginning, ...rest]: readonly TextSection[],
): Outline<TextSection> {
  const first = {title, slug: '', level: 1, text: beginning?.text ?? ''};
  return {path, title, sections: [first, ...rest]};
}

/** The part before the first heading, then the headings of levels 2 and 3, each with the text below it. */
function sectionsOf(tree: Root): readonly TextSection[] {
  const sections = [{title: '', slug: '', level: 1, text: ''}];
  visit(tree, (node) => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      const title = headingText(node).replace(/\s+/g, ' ');
      sections.push({title, slug: String(node.data?.hProperties?.id), level: node.depth, text: ''});
      return 'skip';
    }
    const section = sections.at(-1)!;
    section.text = `${section.text}${textOf(node)}`.replace(/\s+/g, ' ').trimStart();
    return node.type === 'heading' && node.depth === 1 ? 'skip' : undefined;
  });
  return sections.map((section) => ({...section, text: section.text.trim()}));
}

const WORDS: readonly Nodes['type'][] = ['text', 'inlineCode', 'code'];
const INLINE: readonly Nodes['type'][] = [
  'strong',
  'emphasis',
  'link',
  'delete',
  'mdxJsxTextElement',
];

/** The text of a node; for a block, a space that separates it from the next one. */
function textOf(node: Nodes): string {
  if ('value' in node && WORDS.includes(node.type)) {
    return node.type === 'code' ? ` ${node.value} ` : node.value;
  }
  return INLINE.includes(node.type) ? '' : ' ';
}
