import {relative, sep} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {toDocusaurus} from '../sources/docusaurus';
import {loadPortal} from '../sources/portal';

/** Front matter in the specification’s vocabulary in, Docusaurus’ terms out (docs/architecture.md). */
export function markdownConfig(root: string): Partial<MarkdownConfig> {
  // While an author works, the overlay of the authoring plugin names them, and the page stays in sight.
  const onBroken = process.env.NODE_ENV === 'development' ? 'warn' : 'throw';
  return {
    format: 'mdx',
    mermaid: false,
    hooks: {onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: onBroken},
    parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
      const path = relative(root, filePath).split(sep).join('/');
      const {portal, dataOf} = loadPortal(root, {path, text: fileContent});
      const page = portal.byFile.get(path);
      if (page === undefined) {
        return defaultParseFrontMatter({filePath, fileContent});
      }
      return {frontMatter: toDocusaurus(page, dataOf(page)), content: page.content};
    },
  };
}
