import {
  changesOf,
  exportText,
  readExport,
  type ReadersFile,
} from '../../../../src/lib/readersData/file';
import {EMPTY} from '../../../../src/lib/readersData/schema';

const NOW = new Date('2026-11-23T12:00:00Z');
const MARKUP = '<img src=x onerror=alert(1)>';
const FILE: ReadersFile = {
  data: {...EMPTY, done: {'/a/': {at: 1}}, notes: {'/a/#b': {at: 2, title: 'A', text: MARKUP}}},
  examples: {'/a/#example': {texts: {'index.html': '<p>'}, original: 'x', at: 3}},
};

function changed(fields: object): string {
  return JSON.stringify({...JSON.parse(exportText(FILE, NOW)), ...fields});
}

describe('an export', () => {
  it('is read back as it was, with its markup as text', () => {
    expect(readExport(exportText(FILE, NOW))).toEqual({file: FILE, leftOut: 0});
  });

  it('names its type, its version and its day', () => {
    expect(JSON.parse(exportText(FILE, NOW))).toMatchObject({
      type: 'interactive-media-design-portal/reader',
      version: 1,
      exported: '2026-11-23T12:00:00.000Z',
    });
  });

  it.each([
    ['notJson', 'no JSON'],
    ['notJson', ''],
    ['notJson', '['.repeat(1_000_000)],
    ['notOurs', '{"type":"other"}'],
    ['notOurs', '[1]'],
    ['notOurs', changed({version: null})],
    ['newer', changed({version: 2})],
  ])('is refused as %s', (problem, text) => expect(readExport(text)).toEqual({problem}));

  it('loses only what is no entry', () => {
    const examples = {...FILE.examples, '/a/#bad': {texts: 7}, '//evil.example': {}};
    expect(readExport(changed({examples}))).toEqual({file: FILE, leftOut: 2});
  });
});

describe('what an import would change', () => {
  const none: ReadersFile = {data: EMPTY, examples: {}};

  it('is everything on an empty device, and nothing on the one that it comes from', () => {
    expect(changesOf(none, FILE).map(({kind, place, verb}) => [kind, place, verb])).toEqual([
      ['done', '/a/', 'add'],
      ['notes', '/a/#b', 'add'],
      ['examples', '/a/#example', 'add'],
    ]);
    expect(changesOf(FILE, FILE)).toEqual([]);
  });

  it('names replacements and removals, and leaves what is newer here', () => {
    const here: ReadersFile = {
      data: {
        ...EMPTY,
        done: {'/a/': {at: 5}},
        notes: {'/a/#b': {at: 1, text: 'old'}},
        bookmarks: {'/c/': {at: 1, title: 'C'}},
      },
      examples: {'/a/#example': {texts: {}, original: 'x'}},
    };
    const file: ReadersFile = {
      ...FILE,
      data: {...FILE.data, bookmarks: {'/c/': {at: 2, gone: true}}},
    };
    expect(changesOf(here, file).map(({kind, verb}) => [kind, verb])).toEqual([
      ['bookmarks', 'remove'],
      ['notes', 'replace'],
      ['examples', 'replace'],
    ]);
  });

  it('leaves out what nobody would see', () => {
    const file: ReadersFile = {
      data: {...EMPTY, done: {'/a/': {at: 9}}, notes: {'/z/': {at: 1, gone: true}}},
      examples: {},
    };
    expect(changesOf(FILE, file)).toEqual([]);
  });
});
