import {createDictionary, loadDictionary} from '../../../../src/checker/spelling/dictionary';
import {createWordList} from '../../../../src/checker/spelling/wordList';

const WORDS = ['a', 'apple', 'browser', "don't", 'grid', 'gridlock', 'zebra'];

describe('createWordList', () => {
  const list = createWordList(WORDS.join('\n'));

  it.each(WORDS)('has %s', (word) => expect(list.has(word)).toBe(true));
  it.each(['', 'ap', 'apples', 'gri', 'gridl', 'zebras', '0'])('has no “%s”', (word) =>
    expect(list.has(word)).toBe(false),
  );

  it('gives the words that begin with the same letters', () => {
    expect(list.startingWith('grid')).toEqual(['grid', 'gridlock']);
    expect(list.startingWith('x')).toEqual([]);
  });
});

describe('createDictionary', () => {
  const dictionary = createDictionary(
    createWordList(WORDS.join('\n')),
    '# Names\nNoor\nVite # a tool\n\n',
  );

  it.each(['Grid', 'grid’s', 'DON’T', 'apple-zebra', 'Noor', 'Noor’s', 'vite'])(
    'knows %s',
    (word) => {
      expect(dictionary.knows(word)).toBe(true);
    },
  );
  it.each(['grids', 'apple-zebu', 'Names', 'tool'])('does not know %s', (word) => {
    expect(dictionary.knows(word)).toBe(false);
  });
});

describe('loadDictionary', () => {
  it.each(['colour', 'behaviour', 'organize', 'subgrid', 'accessibility', 'JavaScript', 'Laravel'])(
    'knows %s',
    (word) => {
      expect(loadDictionary().knows(word)).toBe(true);
    },
  );
  it.each(['broswer', 'elemnt', 'teh'])('does not know %s', (word) => {
    expect(loadDictionary().knows(word)).toBe(false);
  });
});
