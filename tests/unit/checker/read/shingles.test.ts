import {parseLesson} from '../../../../src/checker/read/parse';
import {findRepetitions, shinglesOf} from '../../../../src/checker/read/shingles';

const SENTENCE = 'the film club meets on the first Friday of each month in the old hall';

function page(path: string, text: string) {
  return {path, shingles: shinglesOf(parseLesson({path, text}))};
}

const always = (): boolean => true;

describe('shinglesOf', () => {
  it('takes every eight words that follow each other in a paragraph, whatever their case and signs', () => {
    expect(page('a', 'one two three four five six seven').shingles.hashes).toHaveLength(0);
    expect(page('a', SENTENCE).shingles.hashes).toEqual(
      page('b', SENTENCE.toUpperCase().replace('hall', '“hall”.')).shingles.hashes,
    );
  });

  it('leaves out headings and code', () => {
    expect(
      page('a', `## ${SENTENCE}\n\n\`\`\`text\n${SENTENCE}\n\`\`\``).shingles.hashes,
    ).toHaveLength(0);
  });
});

describe('findRepetitions', () => {
  it('names the later page, the earlier one, and the first line of each', () => {
    const pages = [page('a.md', `Other words.\n\n${SENTENCE}`), page('b.md', SENTENCE)];
    expect(findRepetitions(pages, always)).toEqual([
      expect.objectContaining({
        path: 'b.md',
        line: 1,
        other: 'a.md',
        otherLine: 3,
        shared: 8,
        share: 1,
      }),
    ]);
  });

  it('is quiet about pages that share nothing, and about phrases of the whole portal', () => {
    expect(findRepetitions([page('a.md', SENTENCE), page('b.md', 'Other words.')], always)).toEqual(
      [],
    );
    const many = Array.from({length: 13}, (_, index) => page(`${index}.md`, SENTENCE));
    expect(findRepetitions(many, always)).toEqual([]);
  });
});
