import {collectWeekUses, wantedByWeeks, weekAddress} from '../../../src/sources/weeks';
import {courseOf, pageAt, portalOf} from '../../helpers/pages';

const GRID = pageAt('modules/css/css-grid/index.md', {title: 'Grid'});
const GAP = pageAt('modules/css/css-grid/grid-gap.md', {title: 'Gap'});
const DRAFT = pageAt('modules/css/draft.md', {title: 'Draft', draft: true});

function week(label: string, ...groups: readonly (readonly string[])[]) {
  return {
    label,
    title: label,
    groups: groups.map((names) => ({pages: names.map((name) => `../../modules/css/${name}.md`)})),
  };
}

const PORTAL = portalOf(
  [GRID, GAP, DRAFT],
  [
    courseOf('mtm6130', {
      weeks: [
        week('Week 1', ['css-grid/index', 'draft'], ['css-grid/missing', 'css-grid/grid-gap']),
        week('Week 5: Grid'),
      ],
    }),
    courseOf('mtm6201', {weeks: [week('Module 1', ['css-grid/index'])]}),
  ],
);

describe('weekAddress', () => {
  it('H12: is the week’s own place on the content page', () => {
    expect(weekAddress('mtm6130', 'Week 1')).toBe('/mtm6130/content/#week-1');
  });
});

describe('collectWeekUses', () => {
  const uses = collectWeekUses(PORTAL);

  it('names every week that uses a page, in the order of the courses', () => {
    expect(uses.get(GRID.address)?.map(({course, week: label}) => [course, label])).toEqual([
      ['MTM6130', 'Week 1'],
      ['MTM6201', 'Module 1'],
    ]);
  });

  it('names the next published page of that week, across its groups', () => {
    expect(uses.get(GRID.address)?.map(({next}) => next)).toEqual([
      {title: 'Gap', link: GAP.address},
      undefined,
    ]);
  });

  it('names the week that follows on the last page of a week alone', () => {
    const ways = (address: string) => uses.get(address)?.map(({nextWeek}) => nextWeek);
    expect(ways(GRID.address)).toEqual([undefined, undefined]);
    expect(ways(GAP.address)).toEqual([
      {title: 'Week 5: Grid', link: '/mtm6130/content/#week-5-grid'},
    ]);
  });

  it('leaves drafts out', () => {
    expect(uses.has(DRAFT.address)).toBe(false);
  });
});

describe('wantedByWeeks', () => {
  it('lists pages that a week names and that nobody has published', () => {
    expect(wantedByWeeks(PORTAL).map(({week: label, file}) => [label, file])).toEqual([
      ['Week 1', 'modules/css/draft.md'],
      ['Week 1', 'modules/css/css-grid/missing.md'],
    ]);
  });
});
