import {relative, sep} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {toDocusaurus} from '../sources/docusaurus';
import {loadPortal} from '../sources/portal';

/** Translates front matter from the specification's vocabulary to Docusaurus' (docs/architecture.md). */
export function markdownConfig(root: string): Partial<MarkdownConfig> {
  // In development the authoring plugin's overlay lists the problems, so that the page stays visible.
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
