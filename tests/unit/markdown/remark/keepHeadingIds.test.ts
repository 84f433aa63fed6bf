import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Literal, Node} from 'acorn';
import {simple} from 'acorn-walk';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import {parseMdx} from '../../../../src/blocks/parseMdx';
import remarkHeadingIds from '../../../../src/markdown/remark/headingIds';
import remarkKeepHeadingIds from '../../../../src/markdown/remark/keepHeadingIds';
import {nodesOf} from '../../../helpers/remark';

type Step = (options: object) => (tree: Root, file: VFile) => Promise<void>;

/** Docusaurus' own steps, as its loader has them. */
function docusaurusStep(name: 'headings' | 'toc'): Step {
  const load = createRequire(__filename);
  const loader = dirname(load.resolve('@docusaurus/mdx-loader/package.json'));
  return (load(join(loader, 'lib/remark', name)) as {default: Step}).default;
}

async function build(markdown: string, keep = true): Promise<Root> {
  const tree = parseMdx(markdown);
  const file = new VFile({path: 'a.md'});
  remarkHeadingIds()(tree);
  await docusaurusStep('headings')({anchorsMaintainCase: false})(tree, file);
  await docusaurusStep('toc')({})(tree, file);
  if (keep) {
    remarkKeepHeadingIds()(tree);
  }
  return tree;
}

const idsOf = (tree: Root): readonly unknown[] =>
  nodesOf(tree, 'heading').map(({data}) => (data as {hProperties?: {id?: string}}).hProperties?.id);

/** The ids in the list of headings that the page exports. */
function listedIds(tree: Root): readonly unknown[] {
  const ids: unknown[] = [];
  for (const {data} of nodesOf(tree, 'mdxjsEsm')) {
    simple(data!.estree as unknown as Node, {
      Property: ({key, value}) => {
        const name = key.type === 'Identifier' ? key.name : (key as Literal).value;
        ids.push(...(name === 'id' ? [(value as Literal).value] : []));
      },
    });
  }
  return ids;
}

const PAGE = '## The © sign\n\n## Gap\n\n### The © sign\n\n## 1. ½ of it';

describe('remarkKeepHeadingIds', () => {
  it('puts back the ids that Docusaurus makes slugs of', async () => {
    const ids = ['the-©-sign', 'gap', 'the-©-sign-1', '_1-1⁄2-of-it'];
    const tree = await build(PAGE);
    expect(idsOf(tree)).toEqual(ids);
    expect(listedIds(tree)).toEqual(ids);
  });

  it('is still needed: without it, Docusaurus changes them', async () => {
    const tree = await build(PAGE, false);
    expect(idsOf(tree)).toContain('the--sign');
    expect(listedIds(tree)).toContain('the--sign');
  });

  it('leaves headings alone that have no id of ours', () => {
    const tree = parseMdx('## Gap');
    nodesOf(tree, 'heading')[0]!.data = {hProperties: {id: 'theirs'}};
    remarkKeepHeadingIds()(tree);
    expect(idsOf(tree)).toEqual(['theirs']);
  });
});
