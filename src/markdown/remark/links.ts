import type {Link, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addressOfLink, isPageLink, nearestFile, resolveFileLink} from '../../sources/links';
import {loadPortal} from '../../sources/portal';
import {pathOf, stopBuild, type JsxElement, type PortalRemarkOptions} from './shared';

/** Attributes of MDX components whose value may be the file of a page. */
const PAGE_ATTRIBUTES = new Set(['to', 'href', 'link', 'page']);

/**
 * Turns links to files into URLs, including those to another area. Docusaurus only does so within one docs
 * instance.
 */
export default function remarkLinks({root}: PortalRemarkOptions) {
  return (tree: Root, file: VFile): void => {
    const from = pathOf(file, root);
    const {portal} = loadPortal(root);
    const toAddress = (link: string, node: Pick<Nodes, 'position'>): string => {
      const {file: target} = resolveFileLink(link, from);
      const page = portal.byFile.get(target);
      const address = addressOfLink(link, from);
      if (page === undefined || address === undefined) {
        const like = nearestFile(target, from, portal.byFile.keys());
        stopBuild(from, 'links', [
          {
            ...node.position?.start,
            message: `there is no page ${link}`,
            remedy:
              like === undefined ? 'write the path of a page that exists' : `did you mean ${like}?`,
          },
        ]);
      }
      return address;
    };
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as Link;
      if (isPageLink(link.url)) {
        link.url = toAddress(link.url, node);
      }
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as unknown as JsxElement;
      for (const attribute of element.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          PAGE_ATTRIBUTES.has(attribute.name) &&
          typeof attribute.value === 'string' &&
          isPageLink(attribute.value)
        ) {
          attribute.value = toAddress(attribute.value, node);
        }
      }
    });
  };
}
