import {
  checkAddresses,
  checkCourses,
  checkReferences,
  pageOfEntry,
} from '../../../src/sources/references';
import {courseOf, pageAt, portalOf} from '../../helpers/pages';

const GRID = pageAt('modules/css/css-grid/index.md', {title: 'Grid'});

function lookup(pages = [GRID], courses: Parameters<typeof portalOf>[1] = []) {
  return {
    ...portalOf(pages, courses),
    wanted: {'/modules/css/wanted.html': 'Wanted'},
    gone: () => ({renamed: new Map<string, string>(), deleted: [], textBefore: () => ''}),
  };
}

function messages(problems: readonly {readonly message: string}[]): readonly string[] {
  return problems.map(({message}) => message);
}

describe('checkAddresses', () => {
  it.each([
    ['modules/css/_grid/index.md', 'modules/css/grid/index.md'],
    ['modules/css/grid.md', 'modules/css/grid/index.md'],
    ['modules/css/Grid.md', 'modules/css/grid.md'],
  ])('refuses %s beside %s', (one, other) => {
    expect(checkAddresses([pageAt(one), pageAt(other)])).toMatchObject([
      {path: other, rule: 'address'},
    ]);
  });

  it('accepts pages of different addresses', () => {
    expect(checkAddresses([GRID, pageAt('modules/css/index.md')])).toEqual([]);
  });
});

describe('checkReferences', () => {
  it.each([
    ['prev', {prev: './css-grid/index.md'}],
    ['next with its own text', {next: {text: 'Grid', link: './css-grid/index.md#gap'}}],
    ['an address', {next: '/modules/css/css-grid/?x=1#gap'}],
    ['none', {prev: false as const, next: null}],
    ['another site', {next: 'https://example.org'}],
    ['requires', {requires: ['./css-grid/index.md']}],
    ['an action', {actions: [{text: 'Go', link: './css-grid/index.md'}]}],
  ])('P2: accepts %s', (_, frontMatter) => {
    expect(checkReferences(lookup([GRID, pageAt('modules/css/index.md', frontMatter)]))).toEqual(
      [],
    );
  });

  it.each([
    ['prev', {prev: './css-gird/index.md'}],
    ['next', {next: {text: 'Grid', link: './css-gird/index.md'}}],
    ['requires', {requires: ['./css-gird/index.md']}],
    ['an action', {actions: [{text: 'Go', link: './css-gird/index.md'}]}],
  ])('P2: suggests the page that %s means', (_, frontMatter) => {
    const page = pageAt('modules/css/index.md', frontMatter);
    expect(checkReferences(lookup([GRID, page]))).toMatchObject([
      {path: page.path, rule: 'front-matter-link', remedy: 'did you mean ./css-grid/index.md?'},
    ]);
  });

  it('refuses an address without a page', () => {
    const page = pageAt('modules/css/index.md', {next: '/modules/nope/'});
    expect(messages(checkReferences(lookup([page])))).toEqual([
      'there is no page with the URL /modules/nope/',
    ]);
  });

  it('A5: refuses a draft, unless the page is one itself', () => {
    const draft = pageAt('modules/css/draft.md', {draft: true});
    const page = pageAt('modules/css/a.md', {next: './draft.md'});
    const sketch = pageAt('modules/css/b.md', {next: './draft.md', draft: true});
    expect(checkReferences(lookup([draft, page, sketch]))).toMatchObject([{path: page.path}]);
  });
});

describe('checkCourses', () => {
  function check(course: Parameters<typeof courseOf>[1]) {
    return checkCourses(lookup([GRID], [courseOf('mtm6130', course)]));
  }
  function week(...pages: Parameters<typeof pageOfEntry>[0][]) {
    return {weeks: [{label: 'Week 1', title: 'One', groups: [{pages}]}]};
  }

  it('accepts pages, other sites, and pages that are still to be written', () => {
    const entries = week(
      '../../modules/css/css-grid/index.md',
      {page: '../../modules/css/wanted.md'},
      {text: 'MDN', link: 'https://developer.mozilla.org'},
    );
    expect(check(entries)).toEqual([]);
  });

  it('refuses a page that nobody wants', () => {
    expect(check(week('../../modules/css/css-gird/index.md'))).toMatchObject([
      {path: 'courses/mtm6130/course.yml', rule: 'course'},
    ]);
  });

  it('checks menus at every depth, but not the word lms', () => {
    const menu = [
      {
        text: 'Links',
        children: [
          {text: 'LMS', link: 'lms'},
          {text: 'More', children: [{text: 'Nowhere', link: './nowhere.md'}]},
        ],
      },
    ];
    expect(messages(check({menu}))).toEqual([
      'there is no page ./nowhere.md (looked for courses/mtm6130/nowhere.md)',
    ]);
  });

  it('checks the briefs of what students make', () => {
    const makes = [
      {title: 'A poster', text: 'One page.'},
      {title: 'A site', text: 'Four pages.', page: './nowhere.md'},
    ];
    expect(messages(check({makes}))).toEqual([
      'there is no page ./nowhere.md (looked for courses/mtm6130/nowhere.md)',
    ]);
  });

  it('does not let a menu name a page that is still to be written', () => {
    expect(check({menu: [{text: 'Soon', link: '../../modules/css/wanted.md'}]})).toHaveLength(1);
  });
});

describe('pageOfEntry', () => {
  it.each([
    ['a.md', 'a.md'],
    [{page: 'a.md', badge: 'New'}, 'a.md'],
    [{text: 'MDN', link: 'https://developer.mozilla.org'}, undefined],
  ])('of %j is %p', (entry, file) => {
    expect(pageOfEntry(entry)).toBe(file);
  });
});
