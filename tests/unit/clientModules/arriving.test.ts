/** @jest-environment jsdom */
import arriving from '../../../src/clientModules/arriving';

const root = document.documentElement;
let frames: FrameRequestCallback[];

/** Lets the browser draw a frame, and the page do what it does after it. */
async function draw(): Promise<void> {
  frames.splice(0).forEach((frame) => frame(0));
  await jest.runAllTimersAsync();
}

const route = (previousLocation: object | null): void => {
  const update = {location: {}, previousLocation} as Parameters<
    NonNullable<typeof arriving.onRouteDidUpdate>
  >[0];
  void arriving.onRouteDidUpdate!(update);
};

const laidOut = (): readonly number[] =>
  [...document.querySelectorAll<HTMLElement>('details')].flatMap(({style}, place) =>
    style.contentVisibility === 'visible' ? [place] : [],
  );

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.scrollY = 0;
  const topics = [50, 50, 200, 50].map((size) => `<details>${'<p></p>'.repeat(size)}</details>`);
  document.body.innerHTML = `<div class="prose">${topics.join('')}</div>`;
  root.dataset.arriving = '';
});
afterEach(() => jest.useRealTimers());

describe('the rest of a page that has arrived', () => {
  it('is laid out when the reader scrolls, a few parts in each frame', async () => {
    route(null);
    await draw();
    expect(laidOut()).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    expect(laidOut()).toEqual([0, 1]);
    await draw();
    expect(laidOut()).toEqual([0, 1, 2]);
    await draw();
    expect(laidOut()).toEqual([0, 1, 2, 3]);
    expect('arriving' in root.dataset).toBe(true);
    await draw();
    expect('arriving' in root.dataset).toBe(false);
  });

  it('is laid out at once when the reader has scrolled before the page was interactive', () => {
    window.scrollY = 300;
    route(null);
    expect(laidOut()).toEqual([0, 1]);
  });

  it('is left as it is where all is laid out already', () => {
    delete root.dataset.arriving;
    window.scrollY = 300;
    route(null);
    expect(laidOut()).toEqual([]);
  });

  it('gives way to the next page', () => {
    route({});
    expect('arriving' in root.dataset).toBe(false);
  });
});
