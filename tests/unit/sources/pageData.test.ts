import {createPageDataReader} from '../../../src/sources/pageData';
import {readPortal} from '../../../src/sources/registry';
import {type Page} from '../../../src/sources/model';
import {courseOf, pageAt, portalOf, SMALL} from '../../helpers/pages';

const small = readPortal(SMALL);
const history = new Map([['modules/css/index.md', {updated: 1700000000, contributors: ['Ada']}]]);
const published = createPageDataReader(small, {drafts: false, history});
const development = createPageDataReader(small, {drafts: true, history});

function dataOf(path: string, reader = published) {
  return reader.dataOf(small.byFile.get(path)!);
}

/** Data of the first page in a portal of these pages. */
function dataIn(...pages: readonly Page[]) {
  return createPageDataReader(portalOf(pages), {drafts: false, history: new Map()}).dataOf(
    pages[0]!,
  );
}

describe('previous and next', () => {
  it('P4: follow the reading order of the topic, across its sections', () => {
    expect(dataOf('modules/css/css-grid/index.md')).toMatchObject({
      prev: {title: 'CSS', link: '/modules/css/'},
      next: {title: 'Grid Gap', link: '/modules/css/css-grid/grid-gap.html'},
    });
  });

  it('P4: do not leave the topic', () => {
    expect(dataOf('modules/css/index.md')).not.toHaveProperty('prev');
    expect(dataOf('modules/html/html-lists.md')).not.toHaveProperty('next');
  });

  it('skip pages that are in no list, and drafts unless they show', () => {
    const page = pageAt('modules/css/a.md', {order: 1});
    const draft = pageAt('modules/css/b.md', {order: 2, draft: true});
    const hidden = pageAt('modules/css/c.md', {order: 3, unlisted: true});
    const last = pageAt('modules/css/d.md', {order: 4, title: 'Last'});
    expect(dataIn(page, draft, hidden, last).next).toEqual({
      title: 'Last',
      link: '/modules/css/d.html',
    });
  });

  it('P2: false shows none', () => {
    expect(dataOf('modules/css/next.md')).not.toHaveProperty('prev');
  });

  it('P2: a file gives the title and address of its page', () => {
    expect(dataOf('modules/css/next.md').next).toEqual({
      title: 'Lists',
      link: '/modules/html/html-lists.html',
    });
  });

  it('P2: text and link show this text', () => {
    expect(dataOf('courses/mtm6130/labs/first.md').next).toEqual({
      title: 'The grid',
      link: '/modules/css/css-grid/',
    });
  });

  it.each([
    ['an address with a hash', '/modules/css/#one', {title: 'CSS', link: '/modules/css/#one'}],
    [
      'another site',
      'https://example.org',
      {title: 'https://example.org', link: 'https://example.org'},
    ],
    ['nothing known', './gone.md', {title: './gone.md', link: './gone.md'}],
  ])('P2: a value that is %s', (_, next, shown) => {
    const css = pageAt('modules/css/index.md', {title: 'CSS'});
    expect(dataIn(pageAt('modules/css/a.md', {next}), css).next).toEqual(shown);
  });

  it('P3: a page without a title is called by the value', () => {
    const untitled = pageAt('modules/css/b.md');
    expect(dataIn(pageAt('modules/css/a.md', {next: './b.md'}), untitled).next).toEqual({
      title: './b.md',
      link: '/modules/css/b.html',
    });
  });
});

describe('the pages above', () => {
  it('are the landing pages on the way', () => {
    expect(dataOf('modules/css/css-grid/grid-gap.md').crumbs).toEqual([
      {title: 'Modules', link: '/modules/'},
      {title: 'CSS', link: '/modules/css/'},
      {title: 'CSS Grid', link: '/modules/css/css-grid/'},
    ]);
  });

  it('do not hold the page itself, nor folders without a page', () => {
    expect(dataOf('courses/mtm6130/labs/first.md').crumbs).toEqual([
      {title: 'MTM6130', link: '/mtm6130/'},
    ]);
    expect(dataOf('courses/mtm6130/index.md').crumbs).toEqual([]);
  });
});

describe('weeks', () => {
  it('that use the page are named once each', () => {
    const uses = dataOf('modules/css/css-grid/index.md').usedIn;
    expect(uses.map(({course, week, link}) => [course, week, link])).toEqual([
      ['MTM6130', 'Week 2', '/mtm6130/content/#week-2'],
      ['MTM6201', 'Week 1', '/mtm6201/content/#week-1'],
    ]);
    const page = pageAt('modules/css/a.md');
    const file = '../../modules/css/a.md';
    const course = courseOf('mtm6130', {
      weeks: [{label: 'Week 1', title: 'One', groups: [{pages: [file, file]}]}],
    });
    const reader = createPageDataReader(portalOf([page], [course]), {drafts: false, history});
    expect(reader.dataOf(page).usedIn).toHaveLength(1);
  });
});

describe('the sidebar', () => {
  function sidebarOf(sidebar: Page['frontMatter']['sidebar']) {
    return dataIn(pageAt('modules/css/a.md', {sidebar}), pageAt('modules/css/b.md', {title: 'B'}))
      .sidebar;
  }

  it.each([undefined, null, 'auto'])('B1, B2: %p means the automatic list', (sidebar) => {
    expect(sidebarOf(sidebar)).toBeUndefined();
  });

  it.each<[Page['frontMatter']['sidebar']]>([
    [false],
    ['none'],
    [[]],
    [{'/elsewhere/': ['./b.md']}],
  ])('B2: %j means none', (sidebar) => {
    expect(sidebarOf(sidebar)).toBeNull();
  });

  it('B2: a home page has none', () => {
    expect(dataIn(pageAt('courses/mtm6130/index.md', {home: true})).sidebar).toBeNull();
  });

  it('B2: of lists by path, that of the longest prefix is used', () => {
    expect(sidebarOf({'/modules/': ['no'], '/modules/css/': ['./b.md']})).toEqual([
      {text: 'B', link: '/modules/css/b.html'},
    ]);
  });

  it('B6, B13: entries become text, address and children; an unknown page its own words', () => {
    expect(dataOf('modules/css/next.md').sidebar).toEqual([
      {text: 'Here', link: '/modules/css/next.html#one'},
      {text: 'CSS', link: '/modules/css/'},
      {
        text: 'More',
        children: [{text: 'Lists', link: '/modules/html/html-lists.html'}, {text: 'nowhere'}],
      },
    ]);
  });
});

describe('the rest', () => {
  it('P9, P10: holds the history of the source', () => {
    expect(dataOf('modules/css/index.md')).toMatchObject({
      updated: 1700000000,
      contributors: ['Ada'],
    });
  });

  it('holds source and minutes, and marks a draft', () => {
    expect(dataOf('modules/css/sketch.md', development)).toMatchObject({
      source: 'modules/css/sketch.md',
      minutes: 1,
      draft: true,
    });
    expect(dataOf('modules/css/index.md')).not.toHaveProperty('draft');
  });

  it('holds the pages that come before, by title', () => {
    expect(dataOf('modules/css/css-grid/grid-gap.md').requires).toEqual([
      {title: 'CSS Grid', link: '/modules/css/css-grid/'},
      {title: 'Lists', link: '/modules/html/html-lists.html'},
    ]);
  });
});
