/** @jest-environment jsdom */
import nprogress from 'nprogress';

jest.mock('nprogress', () => ({
  __esModule: true,
  default: {configure: jest.fn(), start: jest.fn(), done: jest.fn()},
}));

interface Progress {
  onRouteUpdate(update: {
    location: {pathname: string};
    previousLocation: {pathname: string} | null;
  }): (() => void) | undefined;
}

/** The module as a fresh session loads it, with its first page shown. */
async function startAt(first: string) {
  jest.resetModules();
  const {default: fresh} = await import('nprogress');
  const module = (await import('../../../src/clientModules/progress')) as unknown as {
    default: Progress;
  };
  let here: string | null = null;
  const go = (pathname: string) => {
    const done = module.default.onRouteUpdate({
      location: {pathname},
      previousLocation: here === null ? null : {pathname: here},
    });
    here = pathname;
    return done;
  };
  go(first);
  return {go, bar: jest.mocked(fresh)};
}

/** As long as two frames take and more. */
const drawFrames = (): Promise<void> => jest.advanceTimersByTimeAsync(100);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the progress bar', () => {
  it('F10: has the settings of the specification, and no spinner', async () => {
    const {bar} = await startAt('/');
    expect(bar.configure).toHaveBeenCalledWith(
      expect.objectContaining({
        minimum: 0.08,
        easing: 'ease',
        speed: 200,
        trickle: true,
        trickleRate: 0.02,
        trickleSpeed: 800,
        showSpinner: false,
      }),
    );
  });

  it('F11: starts for a page that was not visited in this session, and is done after it', async () => {
    const {go, bar} = await startAt('/');
    const done = go('/modules/');
    await drawFrames();
    expect(bar.start).toHaveBeenCalledTimes(1);
    expect(bar.done).not.toHaveBeenCalled();
    done?.();
    await drawFrames();
    expect(bar.done).toHaveBeenCalledTimes(1);
  });

  it('leaves the frames of a page that is at hand alone, and is done right after', async () => {
    const {go, bar} = await startAt('/');
    go('/modules/')?.();
    jest.advanceTimersToNextFrame();
    expect(bar.start).not.toHaveBeenCalled();
    await drawFrames();
    expect(bar.start).toHaveBeenCalledTimes(1);
    expect(bar.done).toHaveBeenCalledTimes(1);
  });

  it('F11: does not start for the first page, a page visited before, or a hash', async () => {
    const {go, bar} = await startAt('/');
    await drawFrames();
    expect(bar.start).not.toHaveBeenCalled();
    go('/modules/');
    go('/');
    go('/modules/');
    go('/modules/');
    await drawFrames();
    expect(bar.start).toHaveBeenCalledTimes(1);
  });

  it('F12: starts for unknown pages too', async () => {
    const {go, bar} = await startAt('/');
    go('/nope/');
    await drawFrames();
    expect(bar.start).toHaveBeenCalledTimes(1);
    expect(nprogress).toBeDefined();
  });
});
