import type {ListItem, Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {mdxToMdast} from 'satteri';
import {isPlain} from './plain';
import type {Lines} from './scan/lines';
import type {Scan} from './scan/types';

const FEATURES = {gfm: true, frontmatter: true, directive: true};
/** `[x] ` before the words of a checked item. */
const CHECK_BOX_WIDTH = 4;
/** What stands in each other more often is for remark to refuse. */
const MAX_DEPTH = 100;

interface Page {
  readonly text: string;
  readonly lines: Lines;
}

/**
 * The tree of a lesson by a parser in Rust, twenty times faster than remark and equal to it, or undefined: where
 * the two may differ, and for all that the fast one does not accept, remark has the word.
 */
export function parseNative(text: string, scan: Scan, lines: Lines): Root | undefined {
  if (!isPlain(text, scan, lines)) {
    return undefined;
  }
  const tree = read(text);
  return tree !== undefined && settle(tree, {text, lines}) ? tree : undefined;
}

function read(text: string): Root | undefined {
  try {
    return mdxToMdast(text, {features: FEATURES}) as Root;
  } catch {
    return undefined;
  }
}

/** Gives a tree the shape that remark gives it; false where that cannot be told from the tree. */
function settle(node: Nodes, page: Page, depth = 0): boolean {
  if (
    depth > MAX_DEPTH ||
    DOUBTFUL.has(node.type) ||
    (node.type === 'link' && isBareAddress(node, page)) ||
    (node.type === 'text' && node.value.includes('`'))
  ) {
    return false;
  }
  if (!('children' in node)) {
    return true;
  }
  if (node.type === 'listItem') {
    moveToCheckBox(node);
  }
  return wrapElements(node, page) && node.children.every((child) => settle(child, page, depth + 1));
}

/** Imports are parsed by neither as the other does; what begins with a colon is hardly ever meant. */
const DOUBTFUL: ReadonlySet<string> = new Set([
  'mdxjsEsm',
  'leafDirective',
  'textDirective',
  'definition',
  'footnoteDefinition',
]);

function isBareAddress({position}: Nodes, {text, lines}: Page): boolean {
  const {line, column} = position!.start;
  return text[lines.offset(line, column)] !== '[';
}

/** To remark, a paragraph begins with its check box, unless its first words are plain text. */
function moveToCheckBox({checked, children: [first]}: ListItem): void {
  if (
    typeof checked === 'boolean' &&
    first?.type === 'paragraph' &&
    first.children[0]?.type !== 'text'
  ) {
    first.position!.start.column -= CHECK_BOX_WIDTH;
  }
}

const FLOW: ReadonlySet<string> = new Set(['mdxJsxFlowElement', 'mdxFlowExpression']);
const PHRASING: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
]);

/** An element with words in it that stands alone on its line is a paragraph to remark. */
function wrapElements(parent: Parents, page: Page): boolean {
  const {children} = parent as {children: RootContent[]};
  return children.every((child, index) => {
    if (!FLOW.has(child.type)) {
      return true;
    }
    const isAlone = [children[index - 1], children[index + 1]].every(
      (other) => other === undefined || !FLOW.has(other.type) || !touches(child, other),
    );
    if (child.type !== 'mdxJsxFlowElement') {
      return isAlone && !sharesLine(child, parent);
    }
    if (child.children.length === 0 || !PHRASING.has(child.children[0]!.type)) {
      return true;
    }
    children[index] = paragraphOf(child);
    return isAlone && endsItsLine(child, page);
  });
}

function touches({position: a}: Nodes, {position: b}: Nodes): boolean {
  return a!.start.line <= b!.end.line + 1 && b!.start.line <= a!.end.line + 1;
}

function sharesLine({position: inner}: Nodes, {type, position: outer}: Nodes): boolean {
  return (
    type === 'mdxJsxFlowElement' &&
    (inner!.start.line === outer!.start.line || inner!.end.line === outer!.end.line)
  );
}

function endsItsLine({position}: Nodes, {lines}: Page): boolean {
  const {line, column} = position!.end;
  return lines.list[line - 1]!.text.length === column - 1;
}

function paragraphOf(element: MdxJsxFlowElement): RootContent {
  return {
    type: 'paragraph',
    children: [{...element, type: 'mdxJsxTextElement', children: element.children as never}],
    position: element.position,
  };
}
