import type {Blockquote, Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {baselineNote} from '../../blocks/baseline';
import {attributeText} from '../../blocks/widgets/elements';
import {dayOf} from '../../lib/day';
import {commitDay} from '../../sources/commit';
import {PROJECT} from '../../text/project';
import {heading, paragraph, text} from './nodes';
import {type JsxElement, writtenElement} from './shared';

/**
 * Turns `<Summary>`, `<GoingFurther>` and `<Baseline>` into plain elements, the first two with headings, so
 * that they work without scripts and the sidebar and the search find them. Runs before headings get their ids.
 * If an author has written a heading directly before one of the first two, it is kept instead.
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
      const nodes = hasHeading ? [element] : [heading(2, [text(title)]), element];
      parent.children.splice(index, 1, ...(nodes as unknown as RootContent[]));
      // Visits the new element too, because a summary may contain a note on browser support.
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

/** Not an MDX element, because Docusaurus would turn that into its own widget, which needs a script. */
function disclosure(label: string, children: MdxJsxFlowElement['children']): Blockquote {
  const summary: Paragraph = {...paragraph([text(label)]), data: {hName: 'summary'}};
  return {
    type: 'blockquote',
    children: [summary, ...children],
    data: {hName: 'details', hProperties: {className: ['going-further']}},
  };
}

function baselineElement(id: string): JsxElement {
  const {status, label, text: words} = baselineNote(id, buildDay());
  return writtenElement('div', {className: 'baseline', 'data-status': status}, [
    paragraph([{type: 'strong', children: [text(label)]}, text(` ${words}`)]),
  ]);
}

let knownDay: string | undefined;

function buildDay(): string {
  return (knownDay ??= commitDay(PROJECT) ?? dayOf(Date.now()));
}
