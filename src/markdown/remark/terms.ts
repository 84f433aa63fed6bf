import type {PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {toString} from 'mdast-util-to-string';
import {attributeText} from '../../blocks/widgets/elements';
import {GLOSSARY} from '../../lib/address';
import {loadPortal} from '../../sources/portal';
import {termFinder} from '../../sources/terms';
import {writtenElement, type PortalRemarkOptions} from './shared';

/**
 * Turns `<Term>` into a `dfn` that links to the glossary, so that it works without scripts and by touch. Runs
 * after the blocks: inside an answer or a hint, which are controls themselves, a term is plain text.
 */
export default function remarkTerms({root}: PortalRemarkOptions) {
  return (tree: Root): void => {
    const find = termFinder(loadPortal(root).portal.terms);
    visit(tree, 'mdxJsxTextElement', (node) => {
      if (node.name !== 'Term') {
        return;
      }
      const term = find({id: attributeText(node, 'id'), text: toString(node)});
      const children: PhrasingContent[] =
        term === undefined
          ? node.children
          : [{type: 'link', url: `${GLOSSARY}#${term.id}`, children: node.children}];
      Object.assign(node, {
        ...writtenElement('dfn', {className: 'term'}, children),
        type: node.type,
      });
    });
  };
}
