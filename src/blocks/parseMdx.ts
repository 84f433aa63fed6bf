import type {Paragraph, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter);

/** A lesson as a tree, read as Docusaurus reads it; throws a VFileMessage on broken MDX. */
export function parseMdx(text: string): Root {
  const tree = parser.parse(text);
  unravel(tree);
  return tree;
}

/**
 * A line with nothing but elements is a block, as in the MDX compiler, which does the same before
 * any plugin sees the tree (`remark-mark-and-unravel` of @mdx-js/mdx).
 */
function unravel(parent: Parent): void {
  parent.children = parent.children.flatMap((child): readonly RootContent[] => {
    if (child.type === 'paragraph' && isOnlyElements(child)) {
      return child.children.filter((part) => part.type !== 'text').map(toFlow);
    }
    if ('children' in child) {
      unravel(child);
    }
    return [child];
  });
}

function isOnlyElements({children}: Paragraph): boolean {
  const elements = children.filter(({type}) => type === 'mdxJsxTextElement');
  return (
    elements.length > 0 &&
    children.every(
      (child) =>
        child.type === 'mdxJsxTextElement' ||
        child.type === 'mdxTextExpression' ||
        (child.type === 'text' && child.value.trim() === ''),
    )
  );
}

function toFlow(node: PhrasingContent): RootContent {
  if (node.type === 'mdxJsxTextElement') {
    return {...node, type: 'mdxJsxFlowElement', children: node.children as never};
  }
  return node.type === 'mdxTextExpression' ? {...node, type: 'mdxFlowExpression'} : node;
}
