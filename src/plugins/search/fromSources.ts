import type {Heading, Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {areaLabel} from '../../lib/search/place';
import {createSlugger} from '../../lib/slug';
import type {Page} from '../../lessons/registry';
import type {ExtractedPage, ExtractedSection} from './extract';
import {byDepth} from './indexable';

const SECTION_LEVELS: readonly number[] = [2, 3];
/** Tags, and the lines that open and close a box. */
const MARKUP = /<\/?[A-Za-z][^>]*>|^:::.*$/gm;

interface SectionHeading extends Heading {
  depth: 2 | 3;
}

/** Pages as the built site would have them, near enough for development: read from Markdown. */
export function pagesFromSources(pages: readonly Page[]): readonly ExtractedPage[] {
  return [...pages].sort((a, b) => byDepth(a.address, b.address)).map(pageFromSource);
}

function pageFromSource({address, area, title: ownTitle, content}: Page): ExtractedPage {
  // The front page of a course is titled by the page’s layout.
  const title = ownTitle || areaLabel(area);
  const slugger = createSlugger();
  const sections = [{title, slug: '', level: 1, texts: [] as string[]}];
  for (const node of unified().use(remarkParse).use(remarkGfm).parse(content).children) {
    const slug = node.type === 'heading' ? slugger(toString(node)) : '';
    if (isSectionHeading(node)) {
      sections.push({title: toString(node), slug, level: node.depth, texts: []});
    } else if (node.type !== 'heading' || node.depth > 1) {
      sections.at(-1)!.texts.push(textOf(node));
    }
  }
  return {
    path: address,
    title,
    sections: sections.map(({texts, ...section}): ExtractedSection => ({
      ...section,
      text: texts.join(' ').replace(/\s+/g, ' ').trim(),
    })),
  };
}

function isSectionHeading(node: RootContent): node is SectionHeading {
  return node.type === 'heading' && SECTION_LEVELS.includes(node.depth);
}

function textOf(node: Nodes): string {
  if (node.type === 'code' || node.type === 'inlineCode') {
    return node.value;
  }
  if ('children' in node) {
    const separator = node.children.some((child) => 'children' in child) ? ' ' : '';
    return node.children.map(textOf).join(separator);
  }
  return 'value' in node ? node.value.replace(MARKUP, ' ') : ' ';
}
