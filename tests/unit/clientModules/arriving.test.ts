/** @jest-environment jsdom */
import arriving from '../../../src/clientModules/arriving';

const root = document.documentElement;
let frames: FrameRequestCallback[];
let fontsArrive: () => void;

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

const laidOut = (): number =>
  [...document.querySelectorAll<HTMLElement>('details')].filter(
    ({style}) => style.contentVisibility === 'visible',
  ).length;

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  const ready = new Promise<void>((resolve) => (fontsArrive = resolve));
  Object.defineProperty(document, 'fonts', {value: {ready}, configurable: true});
  const topic = `<details>${'<p></p>'.repeat(100)}</details>`;
  document.body.innerHTML = `<div class="prose">${topic.repeat(4)}</div>`;
  root.dataset.arriving = '';
});
afterEach(() => jest.useRealTimers());

describe('a page that arrives', () => {
  it('is laid out a part in each frame, once its fonts are there', async () => {
    route(null);
    await draw();
    expect(laidOut()).toBe(0);
    fontsArrive();
    await jest.runAllTimersAsync();
    expect(laidOut()).toBe(2);
    await draw();
    expect(laidOut()).toBe(4);
    await draw();
    expect('arriving' in root.dataset).toBe(false);
  });

  it('is left as it is when it is laid out already', async () => {
    delete root.dataset.arriving;
    fontsArrive();
    route(null);
    await draw();
    expect(laidOut()).toBe(0);
  });

  it('gives way to the next page', () => {
    route({});
    expect('arriving' in root.dataset).toBe(false);
  });
});
