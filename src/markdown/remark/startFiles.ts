import {existsSync} from 'node:fs';
import {basename, dirname, resolve} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {StartFile} from '../../data/startFiles';
import {highlightHtml} from '../highlight';
import {attributeText} from '../../blocks/widgets/elements';
import {readStartFiles, type FolderFile} from '../../blocks/startFiles';
import {assetsAttribute} from './assets';
import {jsxElement} from './jsx';
import {stopAt, type PortalRemarkOptions} from './shared';

/** Inserts the files of the folder beside the page into `<StartFiles folder="./name-files" />`. */
export default function remarkStartFiles({root}: PortalRemarkOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'StartFiles') {
        node.attributes = attributesOf(node, file, stopAt(node, 'start-files', file, root));
      }
    });
  };
}

function attributesOf(
  element: MdxJsxFlowElement,
  page: VFile,
  fail: (message: string, remedy: string) => never,
): MdxJsxFlowElement['attributes'] {
  const written = attributeText(element, 'folder') ?? '';
  const folder = resolve(dirname(page.path), written);
  if (written === '' || !existsSync(folder)) {
    fail(
      written ? `there is no folder ${written}` : 'no folder is given',
      'write folder="./name-files", a folder beside the page',
    );
  }
  const files = readStartFiles(folder);
  if (files.length === 0) {
    fail(`the folder ${written} is empty`, 'put the starting files in it');
  }
  const assets = files.filter((file) => file.kind !== 'text');
  const {attributes} = jsxElement('StartFiles', {
    name: basename(folder).replace(/-files$/, ''),
    files: files.map((file) => ({...startFile(file, assets)})),
  });
  return assets.length === 0
    ? attributes
    : [
        ...attributes,
        assetsAttribute(
          assets.map(({path}) => path),
          page,
        ),
      ];
}

function startFile(file: FolderFile, assets: readonly FolderFile[]): StartFile {
  const {name, kind} = file;
  if (kind === 'text') {
    const text = file.text.replace(/\r\n/g, '\n').replace(/\n$/, '');
    return {name, lang: file.lang, html: highlightHtml(text, file.lang)};
  }
  return {name, asset: assets.indexOf(file), ...(kind === 'picture' && {picture: true})};
}
