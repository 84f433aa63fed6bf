import type {PageProgress} from '../../../src/data/authoring';
import {rightAnswerPlaces, sumAll, sumTopic} from '../../../src/lib/progress';

const NOW = Date.UTC(2026, 10, 20) / 1000;

function progress(change: Partial<PageProgress>): PageProgress {
  return {
    path: 'modules/a/b.md',
    address: '/modules/a/b.html',
    title: 'B',
    draft: false,
    words: 100,
    coreWords: 60,
    run: 2,
    notRun: 1,
    tasks: 1,
    accepts: 1,
    rejects: 2,
    quizzes: 1,
    rightPlaces: [0, 2],
    updated: NOW,
    ...change,
  };
}

const topic = {
  topic: 'modules/a',
  pages: [progress({}), progress({draft: true, updated: Date.UTC(2025, 0, 2) / 1000})],
  wanted: [{address: '/modules/a/c.html', title: 'C'}],
};

describe('sumTopic', () => {
  it('adds up the pages, drafts apart', () => {
    expect(sumTopic(topic, NOW)).toEqual({
      topic: 'modules/a',
      written: 1,
      drafts: 1,
      wanted: 1,
      words: 200,
      core: 60,
      run: 4,
      notRun: 2,
      tasks: 2,
      accepts: 2,
      rejects: 4,
      quizzes: 2,
      oldest: '2025-01-02',
      outdated: 1,
    });
  });

  it.each([
    ['the middle one', [700, 500, 900], 700],
    ['the mean of the middle two', [500, 801, 600, 900], 701],
    ['only lessons', [undefined, 600, undefined], 600],
    ['0 where there is no lesson', [undefined], 0],
  ])('gives as the median of the core words %s', (_, words, median) => {
    const pages = words.map((coreWords) => progress({coreWords}));
    expect(sumTopic({...topic, pages}, NOW).core).toBe(median);
  });

  it('has no oldest change where Git knows no page', () => {
    expect(sumTopic({...topic, pages: [progress({updated: undefined})]}, NOW)).toMatchObject({
      oldest: '',
      outdated: 0,
    });
  });
});

describe('sumAll', () => {
  it('adds up the topics and keeps the oldest change', () => {
    const other = {...topic, pages: [progress({coreWords: 1000}), progress({coreWords: 900})]};
    expect(sumAll([topic, other], NOW)).toMatchObject({
      topic: 'all',
      written: 3,
      wanted: 2,
      words: 400,
      core: 480,
      oldest: '2025-01-02',
    });
  });
});

describe('rightAnswerPlaces', () => {
  it('counts the right answers at each place', () => {
    expect(rightAnswerPlaces([topic, topic])).toEqual([4, 0, 4]);
  });

  it('has no place without questions', () => {
    expect(rightAnswerPlaces([])).toEqual([]);
  });
});
