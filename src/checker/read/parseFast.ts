import type {Code, Nodes, Root} from 'mdast';
import type {Extension} from 'mdast-util-from-markdown';
import type {ConstructRecord} from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import type {Lines} from '../../text/lines';
import type {Fence} from './scan/types';

/** The same parser as `parseMdx`. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter)
  .use(withoutBareAddresses)
  .freeze();

/**
 * The parser looks for bare URLs at every letter of a text, and once more in the finished tree. That takes half of
 * the time, for links that no rule needs.
 */
function withoutBareAddresses(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: withoutAutolinks(extension.text),
  }));
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((entry) =>
    Array.isArray(entry) ? entry.map(withoutTransforms) : withoutTransforms(entry),
  );
}

function withoutAutolinks(constructs: ConstructRecord = {}): ConstructRecord {
  return Object.fromEntries(
    Object.entries(constructs).flatMap(([code, value]) => {
      const rest = [value ?? []].flat().filter(({name}) => !name?.endsWith('Autolink'));
      return rest.length === 0 ? [] : [[code, rest]];
    }),
  );
}

function withoutTransforms(extension: Extension): Extension {
  return extension.enter?.literalAutolink === undefined
    ? extension
    : {...extension, transforms: []};
}

/**
 * Parses a lesson without its code, which is half of most lessons and means nothing to the parser.
 * Positions are lines and columns of the full text; the code is put back afterwards.
 */
export function parseFast(text: string, lines: Lines, fences: readonly Fence[]): Root {
  const short = fences.filter(
    ({start, ending, infoStart, body}) =>
      ending === 'closed' && body.end > body.start && !text.slice(start, infoStart).includes('>'),
  );
  let rest = '';
  let at = 0;
  for (const {body} of short) {
    rest += text.slice(at, body.start) + text.slice(body.start, body.end).replace(/[^\n]+/g, '');
    at = body.end;
  }
  const tree = parser.parse(rest + text.slice(at));
  restore(tree, text, new Map(short.map((fence) => [lines.at(fence.start).line, fence])));
  return tree;
}

function restore(node: Nodes, text: string, fences: ReadonlyMap<number, Fence>): void {
  if (node.type === 'code') {
    const fence = fences.get(node.position?.start.line ?? 0);
    if (fence !== undefined) {
      node.value = codeOf(node, text, fence);
    }
  } else if ('children' in node) {
    node.children.forEach((child) => restore(child, text, fences));
  }
}

/** The lines of a fence without the indentation of the fence itself. */
function codeOf({position}: Code, text: string, {body}: Fence): string {
  const indent = new RegExp(`^[ \\t]{0,${(position?.start.column ?? 1) - 1}}`);
  return text
    .slice(body.start, body.end)
    .split(/\r?\n/)
    .map((line) => line.replace(indent, ''))
    .join('\n');
}
