import {existsSync, readFileSync} from 'node:fs';
import {parseReadings, SCORES_FILE, sumReadings} from '../../../../src/authoring/progress/readings';
import type {PageProgress} from '../../../../src/data/authoring';

const HEAD = 'page,date,reading,accuracy,clarity,examples,practice,english\n';
const pages = ['a.md', 'b.md', 'c.md'].map(
  (path) => ({path, draft: path === 'c.md'}) as PageProgress,
);
const topics = [{topic: 'css', pages, wanted: []}];

describe('parseReadings', () => {
  it('reads who read which page, and the scores that were given', () => {
    expect(
      parseReadings(`${HEAD}a.md,2026-11-23,student,4,3,,5,4\nb.md,2026-11-23,editor,,,,,\n`),
    ).toEqual([
      {
        page: 'a.md',
        date: '2026-11-23',
        reader: 'student',
        scores: {accuracy: 4, clarity: 3, practice: 5, english: 4},
      },
      {page: 'b.md', date: '2026-11-23', reader: 'editor', scores: {}},
    ]);
  });

  it.each([
    ['a score above 5', 'a.md,2026-11-23,student,4,6,4,4,4'],
    ['a score that is no number', 'a.md,2026-11-23,student,4,good,4,4,4'],
    ['a score too few', 'a.md,2026-11-23,student,4,4,4,4'],
    ['an unknown reader', 'a.md,2026-11-23,teacher,4,4,4,4,4'],
    ['a date in words', 'a.md,today,student,4,4,4,4,4'],
  ])('names the line with %s', (_, line) => {
    expect(() => parseReadings(`${HEAD}${line}\n`)).toThrow(
      /scores\.csv:2: .* is not a reading\. Write/,
    );
  });

  it('names the columns when the first line is not theirs', () => {
    expect(() => parseReadings('page,date\n')).toThrow(/:1: .*page,date,reading,accuracy/);
  });

  it('finds the page of every recorded reading', () => {
    const recorded = parseReadings(readFileSync(SCORES_FILE, 'utf8'));
    expect(recorded.filter(({page}) => !existsSync(page))).toEqual([]);
  });
});

describe('sumReadings', () => {
  it('counts each published page once, by its last reading', () => {
    const readings = parseReadings(
      `${HEAD}a.md,2026-11-22,student,2,2,2,2,2\na.md,2026-11-23,student,4,5,4,4,4\nb.md,2026-11-23,student,3,4,4,4,5\nb.md,2026-11-23,editor,,,,,\nc.md,2026-11-23,student,1,1,1,1,1\n`,
    );
    expect(sumReadings(topics, readings)).toEqual([
      {
        topic: 'css',
        pages: 2,
        readByStudent: 2,
        readByEditor: 1,
        mean: {accuracy: 3.5, clarity: 4.5, examples: 4, practice: 4, english: 4.5},
        low: [expect.objectContaining({page: 'b.md'})],
      },
    ]);
  });

  it('has no mean for a topic that nobody has read', () => {
    expect(sumReadings(topics, [])).toEqual([
      {topic: 'css', pages: 2, readByStudent: 0, readByEditor: 0, low: []},
    ]);
  });
});
