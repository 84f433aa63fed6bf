/** @jest-environment jsdom */
import {
  forgetEverything,
  importFile,
  readEverything,
  restoreEverything,
} from '../../../../src/lib/readersData/everything';
import {isPortalKey} from '../../../../src/lib/readersData/isPortalKey';
import {reader} from '../../../../src/lib/readersData/reader';
import {EMPTY} from '../../../../src/lib/readersData/schema';

const VERSION = {texts: {'a.js': 'mine'}, original: 'x', at: 5};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reader.forget();
});

afterEach(() => jest.restoreAllMocks());

describe('everything that a reader has made', () => {
  it('holds the changed examples from where they are kept', () => {
    localStorage.setItem('code:/modules/js/#one', JSON.stringify(VERSION));
    localStorage.setItem('code:/modules/js/#two', 'rubbish');
    expect(readEverything().examples).toEqual({'/modules/js/#one': VERSION});
  });

  it('counts tasks that passed before there was a schema', () => {
    localStorage.setItem('task:/modules/js/#sum', 'done');
    reader.refresh();
    expect(readEverything().data.tasks).toEqual({'/modules/js/#sum': {at: 0}});
  });

  it('takes the newer of an example and leaves the other', () => {
    localStorage.setItem('code:/a/#new', JSON.stringify(VERSION));
    localStorage.setItem('code:/a/#old', JSON.stringify({...VERSION, at: 1}));
    const other = {texts: {'a.js': 'theirs'}, original: 'x', at: 3};
    expect(importFile({data: EMPTY, examples: {'/a/#new': other, '/a/#old': other}})).toBe(0);
    expect(readEverything().examples).toEqual({'/a/#new': VERSION, '/a/#old': other});
  });

  it('counts the examples that do not fit, and damages none', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('code:/a/#old', JSON.stringify({...VERSION, at: 1}));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(importFile({data: EMPTY, examples: {'/a/#old': VERSION, '/a/#two': VERSION}})).toBe(2);
    expect(readEverything().examples).toEqual({'/a/#old': {...VERSION, at: 1}});
  });

  it('is forgotten with every key of the portal, and no other site’s; and comes back', () => {
    reader.put('notes', '/a/', {text: 'mine'});
    const keys = ['visited-pages', 'current-course', 'theme-x', 'code:/a/#b', 'shortcuts'];
    keys.forEach((key) => localStorage.setItem(key, '1'));
    localStorage.setItem('other-site', '1');
    sessionStorage.setItem('scroll-positions', '{}');
    const forgotten = forgetEverything();
    expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['other-site'], 0]);
    expect(reader.get()).toEqual(EMPTY);
    restoreEverything(forgotten);
    expect(Object.keys(localStorage).filter(isPortalKey).sort()).toEqual(
      [...keys, 'reader'].sort(),
    );
    expect(reader.get().notes['/a/']).toMatchObject({text: 'mine'});
  });
});
