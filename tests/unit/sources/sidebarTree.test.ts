import {sidebarTree} from '../../../src/sources/sidebarTree';

type Docs = Parameters<typeof sidebarTree>[0]['docs'];

function doc(path: string, title: string, sidebarPosition?: number): Docs[number] {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
  return {
    id: path,
    title,
    sidebarPosition,
    source: `@site/modules/${path}.md`,
    sourceDirName: folder,
    frontMatter: {},
    unversionedId: path,
  } as unknown as Docs[number];
}

async function outline(...docs: Docs[number][]) {
  const items = await sidebarTree({docs} as unknown as Parameters<typeof sidebarTree>[0]);
  return show(items as unknown as readonly Item[]);
}

interface Item {
  readonly label: string;
  readonly link?: {readonly id: string};
  readonly items?: readonly Item[];
}

function show(items: readonly Item[]): unknown[] {
  return items.map(({label, link, items: children}) =>
    children ? [link ? `${label} (${link.id})` : label, ...show(children)] : label,
  );
}

describe('sidebarTree', () => {
  it('is the area in reading order: folders are groups that link to their landing page', async () => {
    expect(
      await outline(
        doc('css/css-grid/grid-gap', 'Gap', 3),
        doc('css/css-flexbox/index', 'Flexbox', 4),
        doc('css/css-grid/index', 'Grid', 2),
        doc('css/index', 'CSS', 1),
        doc('css/css-flexbox/axis', 'Axis', 5),
      ),
    ).toEqual([
      [
        'CSS (css/index)',
        ['Grid (css/css-grid/index)', 'Gap'],
        ['Flexbox (css/css-flexbox/index)', 'Axis'],
      ],
    ]);
  });

  it('shows a folder with nothing but its landing page as a page', async () => {
    expect(await outline(doc('css/index', 'CSS'), doc('html/index', 'HTML'))).toEqual([
      'CSS',
      'HTML',
    ]);
  });

  it('shows a folder without a landing page as a group at the place of its first page', async () => {
    expect(await outline(doc('b/two', 'Two', 2), doc('a', 'One', 1), doc('c', 'Three', 3))).toEqual(
      ['One', ['B', 'Two'], 'Three'],
    );
  });

  it('puts pages without an order last, by title', async () => {
    expect(await outline(doc('z', 'Zebra'), doc('a', 'Apple'), doc('o', 'Ordered', 7))).toEqual([
      'Ordered',
      'Apple',
      'Zebra',
    ]);
  });

  it('B5a: leaves the area’s own landing page out', async () => {
    expect(await outline(doc('index', 'Modules'), doc('a', 'A'))).toEqual(['A']);
  });

  it('calls a page or folder by its name, which may be another than its title', async () => {
    const named = (path: string, name: string) => ({
      ...doc(path, ''),
      frontMatter: {sidebar_label: name},
    });
    expect(await outline(named('css/index', 'CSS'), named('css/grid', 'grid'))).toEqual([
      ['CSS (css/index)', 'grid'],
    ]);
  });
});
