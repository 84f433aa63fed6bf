import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';

/**
 * Makes a stock Docusaurus classic site with the Markdown of the portal, to compare the portal with.
 * Whatever only the portal supports is removed: components, file links, and front matter except the title.
 *
 * @returns the folder of the site
 */
export function makeVanillaSite(root: string, folder: string): string {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, 'docs'), {recursive: true});
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({name: 'vanilla', private: true}));
  writeFileSync(
    join(folder, 'docusaurus.config.js'),
    `module.exports = {
  title: 'Vanilla', url: 'https://example.org', baseUrl: '/',
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: {hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: undefined}, blog: false}]],
};\n`,
  );
  for (const area of ['modules', 'courses']) {
    for (const file of readdirSync(join(root, area), {recursive: true, encoding: 'utf8'})) {
      if (/\.md$/.test(file) && !/(^|\/)_/.test(file)) {
        const target = join(folder, 'docs', area, file);
        mkdirSync(dirname(target), {recursive: true});
        writeFileSync(target, plainMarkdown(readFileSync(join(root, area, file), 'utf8')));
      }
    }
  }
  writeFileSync(join(folder, 'docs', 'index.md'), '---\nslug: /\ntitle: Home\n---\n\nHome.\n');
  cpSync(join(root, 'static'), join(folder, 'static'), {recursive: true});
  return folder;
}

function plainMarkdown(text: string): string {
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? 'Page';
  const body = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^import .*$/gm, '')
    .replace(/^<\/?[A-Z][^\n]*>$/gm, '')
    .replace(/<\/?(?:Term|Hint|Badge)\b[^>]*>/g, '')
    .replace(/^(```|~~~)(\w+).*$/gm, '$1$2')
    .replace(/^:::\w+.*$|^:::$/gm, '')
    .replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1');
  return `---\ntitle: ${title}\n---\n${body}`;
}
