import type {Nodes} from 'mdast';
import type {Element} from '../../read/lessonNodes';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

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

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A code group contains only `<CodeGroupItem>` elements, each with its own title.',
  why: 'Two tabs with the same name cannot be told apart, and anything else in the group is lost.',
  wrong:
    '<CodeGroup>\n<CodeGroupItem title="npm">\n\nOne\n\n</CodeGroupItem>\n<CodeGroupItem title="npm">\n\nTwo\n\n</CodeGroupItem>\n</CodeGroup>',
  right:
    '<CodeGroup>\n<CodeGroupItem title="npm">\n\nOne\n\n</CodeGroupItem>\n<CodeGroupItem title="Yarn">\n\nTwo\n\n</CodeGroupItem>\n</CodeGroup>',
  cases: ['mx-tabs-dup', 'mx-tabs-bad'],
  check: ({nodes}) =>
    nodes.elements.flatMap((group): readonly Finding[] => {
      if (group.name === 'CodeGroupItem') {
        const inGroup = nodes
          .parentsOf(group)
          .some((parent) => 'name' in parent && parent.name === 'CodeGroup');
        return inGroup
          ? []
          : [
              {
                at: nodes.spanOf(group).start,
                message: 'this <CodeGroupItem> is outside a code group',
                remedy: 'move it into a <CodeGroup>',
              },
            ];
      }
      if (group.name !== 'CodeGroup') {
        return [];
      }
      const children = (group.children as readonly Nodes[]).flatMap((child) =>
        child.type === 'paragraph' ? child.children : [child],
      );
      const seen = new Set<string>();
      return children.flatMap((child): readonly Finding[] => {
        const at = nodes.spanOf(child).start;
        if (!isItem(child)) {
          return child.type === 'text' && child.value.trim() === ''
            ? []
            : [
                {
                  at,
                  message: 'only <CodeGroupItem> can be inside a code group',
                  remedy: 'wrap it in <CodeGroupItem title="…">',
                },
              ];
        }
        const title = titleOf(child);
        const repeated = title !== '' && seen.has(title);
        seen.add(title);
        return repeated
          ? [
              {
                at,
                message: `an earlier tab also has the title “${title}”`,
                remedy: 'give each tab its own title',
              },
            ]
          : [];
      });
    }),
};
