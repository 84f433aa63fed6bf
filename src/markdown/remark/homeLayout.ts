import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {parseMdx} from '../../blocks/parseMdx';

const MODULE = '@site/src/components/HomePage';

/**
 * Adds the home layout to a page whose front matter says `home`: MDX wraps a page's content in the component
 * that the page exports as its default. Other pages do not load the layout.
 */
export default function remarkHomeLayout() {
  return (tree: Root, {data}: VFile): void => {
    const {frontMatter} = data as {readonly frontMatter?: {readonly home?: unknown}};
    if (frontMatter?.home !== undefined) {
      tree.children.unshift(...parseMdx(`export {default} from '${MODULE}'`).children);
    }
  };
}
