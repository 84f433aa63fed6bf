import type {SidebarNode} from '../../../src/data/page';
import {
  headingNodes,
  isActiveNode,
  isCurrentNode,
  plainText,
  treeOf,
  withBranch,
  withHeadings,
} from '../../../src/lib/sidebar';

const PATH = '/modules/css/grid.html';

function heading(level: number, value: string) {
  return {level, value, id: value.toLowerCase()};
}

function texts(nodes: readonly SidebarNode[]): unknown[] {
  return nodes.map(({text, children}) => (children ? [text, ...texts(children)] : text));
}

describe('treeOf', () => {
  it('makes every group foldable and keeps its link', () => {
    const items = [
      {type: 'link', label: 'Home', href: '/modules/'},
      {
        type: 'category',
        label: 'CSS',
        href: '/modules/css/',
        items: [{type: 'link', label: 'Grid', href: PATH}],
      },
      {type: 'category', label: 'Drafts', items: []},
    ];
    expect(treeOf(items)).toEqual([
      {text: 'Home', link: '/modules/'},
      {
        text: 'CSS',
        link: '/modules/css/',
        collapsible: true,
        children: [{text: 'Grid', link: PATH}],
      },
      {text: 'Drafts', collapsible: true, children: []},
    ]);
  });
});

describe('headingNodes', () => {
  const TOC = [
    heading(2, 'One'),
    heading(3, 'A'),
    heading(4, 'x'),
    heading(3, 'B'),
    heading(2, 'Two'),
  ];

  it.each([
    [0, []],
    [1, ['One', 'Two']],
    [2, [['One', 'A', 'B'], 'Two']],
  ])('B5: depth %i gives %j', (depth, list) => {
    expect(texts(headingNodes(TOC, depth, PATH))).toEqual(list);
  });

  it('B5: a leading level-3 heading stands at the first level', () => {
    expect(texts(headingNodes([heading(3, 'A'), heading(2, 'One')], 2, PATH))).toEqual([
      'A',
      'One',
    ]);
  });

  it('B9: links to the heading on its page', () => {
    expect(headingNodes([heading(2, 'One')], 2, PATH)).toEqual([
      {text: 'One', link: `${PATH}#one`},
    ]);
  });
});

describe('plainText', () => {
  it.each([
    ['The <code>gap</code> property', 'The gap property'],
    ['<code>&lt;picture&gt;</code> &amp; co', '<picture> & co'],
    ['&quot;a&quot; &#39;b&#39;', '"a" \'b\''],
    ['&amp;lt;', '&lt;'],
  ])('of %s is %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('withHeadings', () => {
  const headings = [{text: 'One', link: `${PATH}#one`}];
  const tree = [
    {text: 'CSS', link: '/modules/css/', children: [{text: 'Grid', link: PATH}]},
    {text: 'HTML', link: '/modules/html/'},
  ];

  it('B6: puts the page’s headings below the entry that leads to it', () => {
    expect(withHeadings(tree, PATH, headings)).toEqual([
      {
        text: 'CSS',
        link: '/modules/css/',
        children: [{text: 'Grid', link: PATH, children: headings}],
      },
      {text: 'HTML', link: '/modules/html/'},
    ]);
  });

  it('stands them before the pages of a group', () => {
    const [css] = withHeadings(tree, '/modules/css/', headings);
    expect(texts(css!.children!)).toEqual(['One', 'Grid']);
  });

  it('leaves an entry as it is when there are no headings', () => {
    expect(withHeadings(tree, PATH, [])).toEqual(tree);
  });
});

describe('isCurrentNode', () => {
  it.each([
    [PATH, '', true],
    ['/modules/css/grid', '', true],
    ['/modules/css/grid.md', '', true],
    ['/modules/css/', '', false],
    [`${PATH}#gap`, '#gap', true],
    [`${PATH}#gap`, '#rows', false],
    ['#gap', '#gap', true],
    [PATH, '#gap', true],
  ])('B10: %s with the hash %p: %p', (link, hash, current) => {
    expect(isCurrentNode({text: 'a', link}, PATH, hash)).toBe(current);
  });

  it('B10: a folder is the same with and without its file name', () => {
    expect(isCurrentNode({text: 'a', link: '/modules/css/index.html'}, '/modules/css/', '')).toBe(
      true,
    );
  });

  it('B10: an item without a link is never current', () => {
    expect(isCurrentNode({text: 'a'}, PATH, '')).toBe(false);
  });
});

describe('isActiveNode', () => {
  const group = {text: 'CSS', children: [{text: 'Layout', children: [{text: 'Grid', link: PATH}]}]};

  it('B10: parents of the current item are active too', () => {
    expect(isActiveNode(group, PATH, '')).toBe(true);
  });

  it('B10: a group without the current item is not', () => {
    expect(isActiveNode(group, '/modules/html/', '')).toBe(false);
  });
});

describe('withBranch', () => {
  const items = [
    {type: 'category', label: 'CSS', href: '/modules/css/', items: [], branch: '/a.json'},
    {type: 'category', label: 'PHP', href: '/modules/php/', items: [], branch: '/b.json'},
  ];

  it('puts the page’s own branch into the tree, and leaves the others to be read', () => {
    const branch = {address: '/a.json', items: [{type: 'link', label: 'Grid', href: PATH}]};
    expect(treeOf(withBranch(items, branch))).toEqual([
      {
        text: 'CSS',
        link: '/modules/css/',
        collapsible: true,
        children: [{text: 'Grid', link: PATH}],
      },
      {text: 'PHP', link: '/modules/php/', collapsible: true, children: [], branch: '/b.json'},
    ]);
  });

  it('changes nothing for a page outside all branches', () => {
    expect(withBranch(items, undefined)).toEqual(items);
  });
});
