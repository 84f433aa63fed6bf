import type {Root} from 'mdast';
import type {VFile} from 'vfile';

const MODULE = '@site/src/components/HomePage';

/**
 * Gives a page whose front matter says `home` its layout: MDX puts the content of a page into the component that the
 * page exports as its default. The other pages do not load it.
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

/** `export {default} from '…'` as MDX has it in its tree. */
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
