import {createFinder, readWordings} from '../../src/checker/wording/wording';

const wordings = readWordings();
const find = createFinder(wordings);

describe('content/words.yml', () => {
  it.each(wordings.map((wording) => [wording.find, wording] as const))(
    '%s says what to write, and has examples',
    (_, {sense, write, wrong, right}) => {
      expect([sense, write].every((text) => /\w/.test(text))).toBe(true);
      expect(wrong.length).toBeGreaterThan(0);
      expect(right.length).toBeGreaterThan(0);
    },
  );

  it.each(wordings.flatMap((wording) => wording.wrong.map((text) => [text, wording] as const)))(
    'finds what is wrong in “%s”',
    (text, wording) => {
      expect(createFinder([wording])(text)).not.toEqual([]);
    },
  );

  it('reports words that two entries find once', () => {
    expect(find('Your project lies elsewhere.').map(({words}) => words)).toEqual([
      'project lies elsewhere',
    ]);
  });

  it.each(wordings.flatMap(({right}) => right))('finds nothing in “%s”', (text) => {
    expect(find(text).map(({words}) => words)).toEqual([]);
  });
});
