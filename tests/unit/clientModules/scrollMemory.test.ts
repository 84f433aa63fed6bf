/** @jest-environment jsdom */

interface RouteUpdate {
  readonly location: {readonly hash: string};
  readonly previousLocation: object | null;
}

interface ScrollMemory {
  onRouteUpdate(update: RouteUpdate): void;
  onRouteDidUpdate(update: RouteUpdate): void;
}

let scrolled: number[];

/** The module as a full load of a page runs it; `kind` is how the browser came there. */
async function load(kind: 'navigate' | 'reload') {
  jest.resetModules();
  performance.getEntriesByType = (() => [
    {type: kind},
  ]) as unknown as typeof performance.getEntriesByType;
  const module = (await import('../../../src/clientModules/scrollMemory')) as unknown as {
    default: ScrollMemory;
  };
  const {onRouteUpdate, onRouteDidUpdate} = module.default;
  const enter = (update: RouteUpdate): void => {
    onRouteUpdate(update);
    onRouteDidUpdate(update);
  };
  enter({location: {hash: ''}, previousLocation: null});
  /** Shows the page of a history entry. */
  const show = (key: string, isBack = false, hash = ''): void => {
    window.history.replaceState({key}, '');
    if (isBack) {
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
    enter({location: {hash}, previousLocation: {}});
  };
  return {show};
}

beforeEach(() => {
  sessionStorage.clear();
  scrolled = [];
  window.scrollTo = ((_: number, top: number) =>
    scrolled.push(top)) as unknown as typeof window.scrollTo;
  window.history.replaceState({key: 'first'}, '');
  window.scrollY = 0;
});

describe('the memory of scroll positions', () => {
  it('T6: takes the browser’s place', async () => {
    await load('navigate');
    expect(window.history.scrollRestoration).toBe('manual');
    expect(scrolled).toEqual([]);
  });

  it('T3: Back returns to where the reader was', async () => {
    const {show} = await load('navigate');
    window.scrollY = 1300;
    show('second');
    expect(scrolled).toEqual([]);
    window.scrollY = 40;
    show('first', true);
    expect(scrolled).toEqual([1300]);
    show('second', true);
    expect(scrolled).toEqual([1300, 40]);
  });

  it('T3: a new visit of the same page is left to its hash or its top', async () => {
    const {show} = await load('navigate');
    window.scrollY = 1300;
    show('second');
    show('third');
    expect(scrolled).toEqual([]);
  });

  it('T4: a hash leads to its place, without the shift of the transition', async () => {
    document.body.innerHTML = '<h2 id="café">Café</h2>';
    document.documentElement.dataset.transition = 'in';
    let shifted: string | undefined = 'never scrolled';
    Element.prototype.scrollIntoView = () => {
      shifted = document.documentElement.dataset.transition;
    };
    const {show} = await load('navigate');
    show('second', false, '#caf%C3%A9');
    expect(shifted).toBeUndefined();
    expect(document.documentElement.dataset.transition).toBe('in');
  });

  it.each(['#%', '#%E0%A4%A', '#caf%'])(
    'T4: a hash that cannot be decoded, %s, leads nowhere',
    async (hash) => {
      const scrollIntoView = jest.fn();
      Element.prototype.scrollIntoView = scrollIntoView;
      document.body.innerHTML = '<h2 id="%">Percent</h2>';
      const {show} = await load('navigate');
      expect(() => show('second', false, hash)).not.toThrow();
      expect(scrollIntoView).not.toHaveBeenCalled();
    },
  );

  it('T6: Reload keeps the position', async () => {
    await load('navigate');
    window.scrollY = 700;
    window.dispatchEvent(new Event('pagehide'));
    await load('reload');
    expect(scrolled).toEqual([700]);
  });

  it.each(['null', '{"first": "700"}', '{"first": null}', '[700]'])(
    'G4: stays at the top when the storage holds %s',
    async (stored) => {
      sessionStorage.setItem('scroll-positions', stored);
      const {show} = await load('reload');
      show('second');
      expect(scrolled).toEqual([]);
    },
  );

  it('G4: takes rubbish in the storage for nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('scroll-positions', '{');
    await load('reload');
    expect(scrolled).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

export {};
