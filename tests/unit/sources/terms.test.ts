import {nearestTerm, readTerms, termFinder} from '../../../src/sources/terms';
import {PROJECT} from '../../../src/text/project';
import {readPortal} from '../../../src/sources/registry';
import {writeTree} from '../../helpers/writeTree';

const term = (id: string, name: string, ...aliases: string[]) => ({
  id,
  term: name,
  aliases,
  definition: 'A part.',
  lesson: 'modules/css/a.md',
});
const LIST = [
  term('path', 'path', 'file path'),
  term('path-variable', 'PATH'),
  term('flexbox', 'flexbox', 'flex box'),
  term('entity', 'entity', '`nav` element'),
];
const find = termFinder(LIST);

describe('termFinder', () => {
  it.each([
    ['path', 'path'],
    ['Path', 'path'],
    ['PATH', 'path-variable'],
    ['file\n  paths', 'path'],
    ['flex boxes', 'flexbox'],
    ['Entities', 'entity'],
    ['nav element', 'entity'],
  ])('knows %p as %s', (text, id) => {
    expect(find({text})?.id).toBe(id);
  });

  it.each(['paths and files', 'pat', ''])('does not know %p', (text) => {
    expect(find({text})).toBeUndefined();
  });

  it('goes by the id where there is one, whatever the words', () => {
    expect(find({id: 'entity', text: 'path'})?.id).toBe('entity');
    expect(find({id: 'path-', text: 'path'})).toBeUndefined();
  });
});

describe('nearestTerm', () => {
  it('looks among the names for words, and among the ids for an id', () => {
    expect(nearestTerm({text: 'flex bax'}, LIST)).toBe('flex box');
    expect(nearestTerm({id: 'path-varible', text: 'x'}, LIST)).toBe('path-variable');
    expect(nearestTerm({text: 'interoperability'}, LIST)).toBeUndefined();
  });
});

describe('readTerms', () => {
  it('gives no terms, and no problem, without the file', () => {
    expect(readTerms(writeTree({}), new Map())).toEqual({list: [], problems: []});
  });

  it('reports a file that is not YAML, with its line', () => {
    const root = writeTree({'content/terms.yml': 'terms:\n\t- id: a\n'});
    expect(readTerms(root, new Map()).problems).toEqual([
      expect.objectContaining({path: 'content/terms.yml', line: 2, rule: 'terms'}),
    ]);
  });
});

describe('content/terms.yml', () => {
  const {terms, problems} = readPortal(PROJECT);

  it('has no mistake, and more than 200 terms', () => {
    expect(problems.filter(({rule}) => rule === 'terms')).toEqual([]);
    expect(terms.length).toBeGreaterThan(200);
  });

  it('is in the order of the ids, so that nobody has to search for an entry', () => {
    const ids = terms.map(({id}) => id);
    expect(ids).toEqual([...ids].sort());
  });

  it('defines each term in one or two sentences', () => {
    for (const {definition} of terms) {
      expect(definition).toMatch(/[.]$/);
      expect(definition.split(/(?<=[.]) (?=[A-Z])/).length).toBeLessThanOrEqual(2);
    }
  });
});
