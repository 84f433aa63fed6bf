import {dirname, posix, relative, sep} from 'node:path';
import {escapePath, getFileLoaderUtils} from '@docusaurus/utils';
import type {Expression} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {expressionAttribute} from './jsx';

/** `assets={[require('…').default, …]}`: makes the bundler publish the files and insert their URLs. */
export function assetsAttribute(paths: readonly string[], page: VFile): MdxJsxAttribute {
  const elements = paths.map((path) => bundledFile(path, page));
  return expressionAttribute('assets', {type: 'ArrayExpression', elements});
}

/** `require('…').default`: the URL that the bundler assigns to a file. */
export function bundledFile(path: string, page: VFile): Expression {
  const {loaders} = getFileLoaderUtils(page.data.compilerName === 'server');
  const file = `./${posix.join(...relative(dirname(page.path), path).split(sep))}`;
  const request = `${loaders.inlineMarkdownLinkFileLoader}${escapePath(file)}`;
  return {
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: {type: 'Identifier', name: 'require'},
      arguments: [{type: 'Literal', value: request}],
      optional: false,
    },
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  };
}
