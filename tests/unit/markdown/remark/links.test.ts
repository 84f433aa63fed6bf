import remarkLinks from '../../../../src/markdown/remark/links';
import {SMALL} from '../../../helpers/pages';
import {nodesOf, runRemark} from '../../../helpers/remark';

const FROM = 'modules/css/css-grid/grid-gap.md';

function run(markdown: string, path = FROM) {
  return runRemark(remarkLinks({root: SMALL}), markdown, path);
}

function linkOf(markdown: string, path = FROM): string | undefined {
  return nodesOf(run(markdown, path), 'link')[0]?.url;
}

describe('remarkLinks', () => {
  it.each([
    ['./index.md', '/modules/css/css-grid/'],
    ['../../html/html-lists.md#lists', '/modules/html/html-lists.html#lists'],
    ['../../../courses/mtm6130/labs/first.md', '/mtm6130/labs/first.html'],
    ['index.md?x=1', '/modules/css/css-grid/?x=1'],
  ])('X4: turns %s into %s', (file, address) => {
    expect(linkOf(`[a](${file})`)).toBe(address);
  });

  it('leads from a course to a module', () => {
    expect(linkOf('[a](../../../modules/css/index.md)', 'courses/mtm6130/labs/first.md')).toBe(
      '/modules/css/',
    );
  });

  it.each(['https://example.org/a.md', '#gap', '/modules/css/', './grid.svg', 'mailto:a@b.c'])(
    'leaves %s as it is',
    (link) => {
      expect(linkOf(`[a](${link})`)).toBe(link);
    },
  );

  it('knows links by reference', () => {
    expect(nodesOf(run('[a][b]\n\n[b]: ./index.md'), 'definition')[0]?.url).toBe(
      '/modules/css/css-grid/',
    );
  });

  it('knows links in attributes', () => {
    const [element] = nodesOf(
      run('<PosterCard href="./index.md" title="./index.md" />'),
      'mdxJsxFlowElement',
    );
    expect(element?.attributes).toMatchObject([
      {name: 'href', value: '/modules/css/css-grid/'},
      {name: 'title', value: './index.md'},
    ]);
  });

  it('X4: stops at a page that does not exist, with file, line, and the page meant', () => {
    expect(() => run('One.\n\n[a](./gird-gap.md)', 'modules/css/css-grid/index.md')).toThrow(
      /^\nmodules\/css\/css-grid\/index\.md:3:1 {2}links {2}there is no page \.\/gird-gap\.md {2}\(did you mean \.\/grid-gap\.md\?\)$/,
    );
  });
});
