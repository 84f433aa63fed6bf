import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {parseMdx} from '../../../../src/blocks/parseMdx';
import remarkHomeLayout from '../../../../src/markdown/remark/homeLayout';

const EXPORT = parseMdx("export {default} from '@site/src/components/HomePage'").children[0]!;

function transformed(frontMatter: Readonly<Record<string, unknown>>): Root {
  const tree = parseMdx('Text');
  remarkHomeLayout()(tree, new VFile({data: {frontMatter}}));
  return tree;
}

/** What MDX reads of a statement, without its place in the file. */
function statement(node: unknown): unknown {
  const {data} = node as {readonly data?: {readonly estree?: {readonly body: unknown}}};
  const isPlace = (key: string) => ['start', 'end', 'loc', 'range', 'position'].includes(key);
  return JSON.parse(
    JSON.stringify(data?.estree?.body, (key, value: unknown) => (isPlace(key) ? undefined : value)),
  );
}

describe('the home layout', () => {
  it('is what a page with home exports, as if its author had written that', () => {
    const [first, text] = transformed({home: {}}).children;
    expect(statement(first)).toEqual(statement(EXPORT));
    expect(text).toMatchObject({type: 'paragraph'});
  });

  it('is in no other page', () => {
    expect(transformed({}).children).toHaveLength(1);
  });
});
