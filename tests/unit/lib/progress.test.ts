import type {PageProgress} from '../../../src/data/authoring';
import {sumAll, sumTopic} from '../../../src/lib/progress';

const NOW = Date.UTC(2026, 10, 20) / 1000;

function progress(change: Partial<PageProgress>): PageProgress {
  return {
    path: 'modules/a/b.md',
    address: '/modules/a/b.html',
    title: 'B',
    draft: false,
    words: 100,
    run: 2,
    notRun: 1,
    tasks: 1,
    quizzes: 1,
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
      run: 4,
      notRun: 2,
      tasks: 2,
      quizzes: 2,
      oldest: '2025-01-02',
      outdated: 1,
    });
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
    const rows = [sumTopic(topic, NOW), sumTopic({...topic, pages: []}, NOW)];
    expect(sumAll(rows)).toMatchObject({
      topic: 'all',
      written: 1,
      wanted: 2,
      words: 200,
      oldest: '2025-01-02',
    });
  });
});
