import {collectAliases} from '../../../src/sources/aliases';
import type {Page} from '../../../src/sources/model';
import {byAddress, pageAt} from '../../helpers/pages';

const CSS = pageAt('modules/css/index.md');
const GRID = pageAt('modules/css/css-grid/index.md');
const GAP = pageAt('modules/css/css-grid/grid-gap.md');

function collect(pages: readonly Page[], old: Readonly<Record<string, string>> = {}) {
  return collectAliases(pages, byAddress(pages), old);
}

describe('aliases by rule', () => {
  it('A2: every page answers to the names of its file', () => {
    expect(collect([GRID, GAP]).byRule).toEqual([
      {from: '/modules/css/css-grid/index.html', to: '/modules/css/css-grid/'},
      {from: '/modules/css/css-grid/README.md', to: '/modules/css/css-grid/'},
      {from: '/modules/css/css-grid/index.md', to: '/modules/css/css-grid/'},
      {from: '/modules/css/css-grid/grid-gap', to: '/modules/css/css-grid/grid-gap.html'},
      {from: '/modules/css/css-grid/grid-gap.md', to: '/modules/css/css-grid/grid-gap.html'},
    ]);
  });

  it('drafts have none', () => {
    expect(collect([pageAt('modules/css/a.md', {draft: true})]).byRule).toEqual([]);
  });

  it('never stand in the way of a page', () => {
    const folder = pageAt('modules/css/grid/index.md');
    const file = pageAt('modules/css/grid.md');
    expect(collect([folder, file]).byRule.map(({from}) => from)).not.toContain('/modules/css/grid');
  });
});

describe('aliases by rule and by hand', () => {
  it('an address that an author gave away is no alias by rule any more', () => {
    const page = pageAt('modules/css/a.md', {aliases: ['/modules/css/css-grid/grid-gap']});
    const {listed, byRule} = collect([page, GAP]);
    expect(listed).toMatchObject([{from: '/modules/css/css-grid/grid-gap', to: page.address}]);
    expect(byRule.map(({from}) => from)).not.toContain('/modules/css/css-grid/grid-gap');
  });
});

describe('aliases in front matter', () => {
  it('lead to their page', () => {
    const page = pageAt('modules/css/a.md', {aliases: ['/modules/css/old.html']});
    expect(collect([page]).listed).toEqual([
      {from: '/modules/css/old.html', to: '/modules/css/a.html', source: 'modules/css/a.md:1'},
    ]);
  });

  it.each([
    ['the page’s own URL', '/modules/css/a.html', 'own URL'],
    ['another page’s address', '/modules/css/', 'the URL of modules/css/index.md'],
    ['an alias of another page', '/old/', 'is also used in modules/css/b.md:1'],
  ])('must not be %s', (_, alias, message) => {
    const other = pageAt('modules/css/b.md', {aliases: ['/old/']});
    const page = pageAt('modules/css/a.md', {aliases: [alias]});
    const {problems, listed} = collect([CSS, other, page]);
    expect(problems).toMatchObject([{path: 'modules/css/a.md', rule: 'alias'}]);
    expect(problems[0]!.message).toContain(message);
    expect(listed).toHaveLength(1);
  });
});

describe('old addresses', () => {
  it('lead to their page', () => {
    expect(collect([GRID], {'/css-grid/': '/modules/css/css-grid/'}).listed).toMatchObject([
      {from: '/css-grid/', to: '/modules/css/css-grid/'},
    ]);
  });

  it('keep the hash of their target', () => {
    const {listed} = collect([GRID], {'/gap/': '/modules/css/css-grid/#gap'});
    expect(listed[0]!.to).toBe('/modules/css/css-grid/#gap');
  });

  it('lead to the nearest folder while their page is not written', () => {
    const old = {'/a/': '/modules/css/flex/order.html', '/b/': '/nowhere/at/all.html'};
    const {listed, parents} = collect([CSS], old);
    expect(listed.map(({to}) => to)).toEqual(['/modules/css/', '/']);
    expect(parents).toHaveLength(2);
  });

  it('follow each other', () => {
    const {listed} = collect([GRID], {'/a/': '/b/', '/b/': '/modules/css/css-grid/'});
    expect(listed.map(({to}) => to)).toEqual(['/modules/css/css-grid/', '/modules/css/css-grid/']);
  });

  it('that go round in a circle are a mistake', () => {
    const {problems, listed} = collect([GRID], {'/a/': '/b/', '/b/': '/a/'});
    expect(problems).toHaveLength(2);
    expect(listed).toEqual([]);
  });

  it('that are pages today are dropped', () => {
    const {listed, dropped} = collect([GRID], {[GRID.address]: '/modules/css/'});
    expect(listed).toEqual([]);
    expect(dropped).toEqual([GRID.address]);
  });

  it('give way to an alias that an author wrote', () => {
    const page = pageAt('modules/css/a.md', {aliases: ['/old/']});
    const {listed} = collect([page, GRID], {'/old/': GRID.address});
    expect(listed.map(({to}) => to)).toEqual([page.address]);
  });
});
