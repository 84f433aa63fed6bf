import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMdx} from '../../blocks/parseMdx';
import type {JsxElement} from './shared';

/**
 * Widgets that few pages use, with their modules below src/components. A page that uses one imports it, so that
 * the others do not load it; the rest are in src/theme/MDXComponents.tsx.
 */
export const IMPORTED_WIDGETS: Readonly<Record<string, string>> = {
  Banner: 'Banner',
  Challenge: 'Challenge',
  CodeGroup: 'CodeGroup',
  CodeGroupItem: 'CodeGroup/Item',
  CourseFront: 'CourseFront',
  Courses: 'CourseCards',
  EmptyState: 'EmptyState',
  Mermaid: 'Mermaid',
  ModuleFilter: 'ModuleFilter',
  ModuleGroup: 'ModuleGroup',
  Pen: 'Pen',
  PosterCard: 'PosterCard',
  Screencast: 'Screencast',
  StartFiles: 'StartFiles',
  StepThrough: 'StepThrough',
  Steps: 'Steps',
  Timeline: 'Timeline',
  Video: 'Video',
  Week: 'WeekBlocks/Week',
  WeekGroup: 'WeekBlocks/WeekGroup',
  WeekNote: 'WeekBlocks/WeekNote',
  YouTube: 'YouTube',
};

/** Imports the widgets of a page that not every page includes. Runs last, because other steps add elements. */
export default function remarkWidgetImports() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name} = node as unknown as JsxElement;
      if (name !== null && name in IMPORTED_WIDGETS) {
        used.add(name);
      }
    });
    const imports = [...used]
      .sort()
      .map((name) => `import ${name} from '@site/src/components/${IMPORTED_WIDGETS[name]}';`);
    tree.children.unshift(...parseMdx(imports.join('\n')).children);
  };
}
