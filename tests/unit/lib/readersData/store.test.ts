import {entryAt, parseData, serialise, EMPTY} from '../../../../src/lib/readersData/schema';
import {createStore, type ReaderStore} from '../../../../src/lib/readersData/store';

const PAGE = '/modules/css/';
const OTHER = '/modules/html/';

/** A storage that tabs share; each change tells the other tabs, as browsers do. */
function device(initial: string | null = null) {
  let text = initial;
  let isFull = false;
  const tabs: ReaderStore[] = [];
  const open = (now?: () => number) => {
    const tab: ReaderStore = createStore(
      {
        read: () => text,
        write: (next) => {
          if (isFull) {
            return false;
          }
          text = next;
          tabs.filter((other) => other !== tab).forEach((other) => other.refresh());
          return true;
        },
      },
      now,
    );
    tabs.push(tab);
    return tab;
  };
  return {
    open,
    text: () => text,
    empty: () => {
      text = null;
    },
    fill: (full: boolean) => {
      isFull = full;
    },
  };
}

const isDone = (tab: ReaderStore, page = PAGE) => entryAt(tab.get(), 'done', page) !== undefined;

describe('the reader’s data in one tab', () => {
  it('is kept on the device and read by the next visit', () => {
    const {open} = device();
    open().put('done', PAGE, {title: 'CSS'});
    expect(entryAt(open().get(), 'done', PAGE)).toMatchObject({title: 'CSS'});
  });

  it('is taken back by a removal that is newer, even if the clock goes backwards', () => {
    const {open} = device();
    const times = [9000, 10];
    const tab = open(() => times.shift()!);
    tab.put('done', PAGE, {});
    tab.put('done', PAGE, {gone: true});
    expect(isDone(tab)).toBe(false);
    expect(tab.get().done[PAGE]!.at).toBe(9001);
  });

  it('tells its listeners of each change until they leave', () => {
    const tab = device().open();
    const listener = jest.fn();
    const leave = tab.subscribe(listener);
    tab.put('done', PAGE, {});
    leave();
    tab.put('done', OTHER, {});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is the same object until something changes', () => {
    const tab = device().open();
    expect(tab.get()).toBe(tab.get());
  });
});

describe('two tabs', () => {
  it('agree at once', () => {
    const {open} = device();
    const [first, second] = [open(), open()];
    second.get();
    first.put('done', PAGE, {});
    expect(isDone(second)).toBe(true);
  });

  it('keep each other’s changes, also when one was not told', () => {
    let text: string | null = null;
    const tab = createStore({read: () => text, write: () => true});
    tab.get();
    text = serialise({...EMPTY, done: {[OTHER]: {at: 1}}});
    tab.put('done', PAGE, {});
    expect([isDone(tab), isDone(tab, OTHER)]).toEqual([true, true]);
  });

  it('both forget when one forgets', () => {
    const {open, empty} = device();
    const [first, second] = [open(), open()];
    first.put('notes', PAGE, {text: 'mine'});
    empty();
    first.forget();
    second.refresh();
    expect([first.get(), second.get()]).toEqual([EMPTY, EMPTY]);
  });
});

describe('a storage in trouble', () => {
  it('that keeps nothing leaves the session working, and says so', () => {
    const {open, fill, text} = device();
    fill(true);
    const tab = open();
    expect(tab.trouble()).toBeUndefined();
    tab.put('done', PAGE, {});
    tab.put('done', OTHER, {});
    expect([isDone(tab), isDone(tab, OTHER), tab.trouble()]).toEqual([true, true, 'unkept']);
    expect(text()).toBeNull();
  });

  it('that has room again keeps everything since', () => {
    const {open, fill} = device();
    fill(true);
    const tab = open();
    tab.put('done', PAGE, {});
    fill(false);
    tab.put('done', OTHER, {});
    expect(tab.trouble()).toBeUndefined();
    const next = open();
    expect([isDone(next), isDone(next, OTHER)]).toEqual([true, true]);
  });

  it('keeps what only this tab holds when another tab writes', () => {
    const {open, fill} = device();
    const [first, second] = [open(), open()];
    fill(true);
    first.put('done', PAGE, {});
    fill(false);
    second.put('done', OTHER, {});
    expect([isDone(first), isDone(first, OTHER)]).toEqual([true, true]);
  });

  it.each([
    ['unreadable', '<purple>{"'],
    ['newer', '{"version":99,"done":{}}'],
    ['unreadable', '{"version":1,"notes":{"/a/":"not an entry"},"done":{"/b/":{"at":1}}}'],
  ])('whose text is %s is never written over: %s', (trouble, stored) => {
    const {open, text} = device(stored);
    const tab = open();
    tab.put('done', PAGE, {});
    tab.mergeIn({...EMPTY, done: {[OTHER]: {at: 1}}});
    expect([isDone(tab), isDone(tab, OTHER), tab.trouble()]).toEqual([true, true, trouble]);
    expect(text()).toBe(stored);
  });

  it('that is damaged in one entry shows the others', () => {
    const stored = '{"version":1,"notes":{"/a/":"not an entry"},"done":{"/b/":{"at":1}}}';
    expect(isDone(device(stored).open(), '/b/')).toBe(true);
  });

  it('is well again once everything is forgotten', () => {
    const {open, empty, text} = device('<purple>{"');
    const tab = open();
    tab.put('done', PAGE, {});
    empty();
    tab.forget();
    expect([tab.get(), tab.trouble()]).toEqual([EMPTY, undefined]);
    tab.put('done', OTHER, {});
    expect(parseData(text())).toMatchObject({leftOut: 0});
  });
});
