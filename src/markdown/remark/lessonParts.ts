import type {
  Blockquote,
  Heading,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {baselineNote} from '../../blocks/baseline';
import {attributeText} from '../../blocks/widgets/elements';
import {type JsxElement, writtenElement} from './shared';

/**
 * Writes `<Summary>`, `<GoingFurther>` and `<Baseline>` as plain elements, with the headings of the first two,
 * so that they work without any script and the sidebar and the search find them. Runs before the headings get
 * their ids. An author who has written a heading of their own right before one of them keeps it.
 */
export default function remarkLessonParts() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const write = PARTS[node.name ?? ''];
      if (write === undefined || parent === undefined || index === undefined) {
        return undefined;
      }
      const {title, element} = write(node);
      const hasHeading = title === undefined || parent.children[index - 1]?.type === 'heading';
      const nodes = hasHeading ? [element] : [headingOf(title), element];
      parent.children.splice(index, 1, ...(nodes as unknown as RootContent[]));
      // Once more over the new element: a summary may have a note on support in it.
      return index + nodes.length - 1;
    });
  };
}

interface Part {
  readonly title?: string;
  readonly element: JsxElement | Blockquote;
}

const PARTS: Readonly<Record<string, (node: MdxJsxFlowElement) => Part>> = {
  Summary: ({children}) => ({
    title: 'Summary',
    element: writtenElement('div', {className: 'lesson-summary'}, children),
  }),
  GoingFurther: ({children}) => ({
    title: 'Going further',
    element: disclosure('Optional reading', children),
  }),
  Baseline: (node) => ({element: baselineElement(attributeText(node, 'feature')!)}),
};

/** Not an element of MDX: Docusaurus would turn that into a widget of its own, with a script. */
function disclosure(label: string, children: MdxJsxFlowElement['children']): Blockquote {
  const summary: Paragraph = {...paragraph([text(label)]), data: {hName: 'summary'}};
  return {
    type: 'blockquote',
    children: [summary, ...children],
    data: {hName: 'details', hProperties: {className: ['going-further']}},
  };
}

function baselineElement(id: string): JsxElement {
  const {status, label, text: words} = baselineNote(id);
  return writtenElement('div', {className: 'baseline', 'data-status': status}, [
    paragraph([{type: 'strong', children: [text(label)]}, text(` ${words}`)]),
  ]);
}

function headingOf(words: string): Heading {
  return {type: 'heading', depth: 2, children: [text(words)]};
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function text(value: string): Extract<Nodes, {type: 'text'}> {
  return {type: 'text', value};
}
