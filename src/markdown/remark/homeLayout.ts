import type {Root} from 'mdast';
import type {VFile} from 'vfile';

const MODULE = '@site/src/components/HomePage';

/**
 * Adds the home layout to a page whose front matter says `home`: MDX wraps a page's content in the component
 * that the page exports as its default. Other pages do not load the layout.
 */
export default function remarkHomeLayout() {
  return (tree: Root, {data}: VFile): void => {
    const {frontMatter} = data as {readonly frontMatter?: {readonly home?: unknown}};
    if (frontMatter?.home !== undefined) {
      tree.children.unshift(LAYOUT as unknown as Root['children'][number]);
    }
  };
}

const DEFAULT = {type: 'Identifier', name: 'default'};

/** `export {default} from '…'` as a node in MDX's tree. */
const LAYOUT = {
  type: 'mdxjsEsm',
  value: `export {default} from '${MODULE}'`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ExportNamedDeclaration',
          declaration: null,
          specifiers: [{type: 'ExportSpecifier', local: DEFAULT, exported: DEFAULT}],
          source: {type: 'Literal', value: MODULE, raw: `'${MODULE}'`},
        },
      ],
    },
  },
};
