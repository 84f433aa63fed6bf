import type {Nodes} from 'mdast';
import type {Element} from '../../read/lessonNodes';
import type {LessonRule} from '../../rule';

function isItem(node: Nodes): node is Element {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.name === 'CodeGroupItem'
  );
}

function titleOf(item: Element): string {
  const title = item.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'title',
  );
  return typeof title?.value === 'string' ? title.value : '';
}

function isGroup(node: Nodes): node is Element {
  return 'name' in node && node.name === 'CodeGroup';
}

/** The children of a group, also those that Markdown has put into a paragraph; spaces between them do not count. */
function contentOf({children}: Element): readonly Nodes[] {
  return (children as readonly Nodes[])
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A code group contains only `<CodeGroupItem>` elements, each with its own title.',
  why: 'Two tabs with the same name cannot be told apart, and anything else in the group is lost.',
  wrong:
    '<CodeGroup>\n<CodeGroupItem title="npm">\n\nOne\n\n</CodeGroupItem>\n<CodeGroupItem title="npm">\n\nTwo\n\n</CodeGroupItem>\n</CodeGroup>',
  right:
    '<CodeGroup>\n<CodeGroupItem title="npm">\n\nOne\n\n</CodeGroupItem>\n<CodeGroupItem title="Yarn">\n\nTwo\n\n</CodeGroupItem>\n</CodeGroup>',
  cases: ['mx-tabs-dup', 'mx-tabs-bad'],
  *check({nodes}) {
    for (const element of nodes.elements) {
      if (isItem(element) && !nodes.parentsOf(element).some(isGroup)) {
        yield {
          at: nodes.spanOf(element).start,
          message: 'this <CodeGroupItem> is outside a code group',
          remedy: 'move it into a <CodeGroup>',
        };
      }
    }
    for (const group of nodes.elements.filter(isGroup)) {
      const seen = new Set<string>();
      for (const child of contentOf(group)) {
        const at = nodes.spanOf(child).start;
        const title = isItem(child) ? titleOf(child) : '';
        if (!isItem(child)) {
          yield {
            at,
            message: 'only <CodeGroupItem> can be inside a code group',
            remedy: 'wrap it in <CodeGroupItem title="…">',
          };
        } else if (title !== '' && seen.has(title)) {
          yield {
            at,
            message: `an earlier tab also has the title “${title}”`,
            remedy: 'give each tab its own title',
          };
        }
        seen.add(title);
      }
    }
  },
};
