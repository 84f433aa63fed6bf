/** @jest-environment jsdom */
import {type FocusGuard, keepFocus} from '@site/src/runners/frame/keepFocus';

const LONG_MS = 5000;
/** Enough for what is done at once. */
const SOON_MS = 60;

let guard: FocusGuard;
let frame: HTMLIFrameElement;
let search: HTMLInputElement;
let button: HTMLButtonElement;
const onThief = jest.fn();

const focusedId = () => document.activeElement?.id;
const press = (key: string, target: Element = search) =>
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));

/** Focus moves into the frame, as by `focus()` in it, by a click or by the Tab key. */
function enterFrame({isReported = true} = {}): void {
  frame.focus();
  if (isReported) {
    window.dispatchEvent(new Event('blur'));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  onThief.mockReset();
  document.body.innerHTML =
    '<input id="search"><button id="button"></button><iframe id="frame"></iframe>';
  frame = document.querySelector('iframe')!;
  search = document.querySelector('input')!;
  button = document.querySelector('button')!;
  search.focus();
  window.matchMedia = (() => ({matches: true})) as unknown as typeof window.matchMedia;
  guard = keepFocus(frame, onThief);
  guard.noteLoaded();
});

afterEach(() => {
  guard.stop();
  jest.useRealTimers();
});

it('returns focus that a frame takes by itself', () => {
  enterFrame();
  jest.advanceTimersByTime(SOON_MS);
  expect(focusedId()).toBe('search');
});

it('returns it also where the browser reports no change, at the next look', () => {
  enterFrame({isReported: false});
  guard.look();
  jest.advanceTimersByTime(SOON_MS);
  expect(focusedId()).toBe('search');
});

it('returns it again when the frame takes it back without a report', () => {
  enterFrame();
  jest.advanceTimersByTime(SOON_MS);
  enterFrame({isReported: false});
  jest.advanceTimersByTime(2 * SOON_MS);
  expect(focusedId()).toBe('search');
});

it('sets no timer while nothing has the keyboard but the portal', () => {
  guard.look();
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves focus in a frame that the reader has clicked, however late that is reported', () => {
  window.matchMedia = (() => ({matches: false})) as unknown as typeof window.matchMedia;
  enterFrame();
  jest.advanceTimersByTime(200);
  guard.notePointer();
  jest.advanceTimersByTime(LONG_MS);
  guard.look();
  jest.advanceTimersByTime(LONG_MS);
  expect(focusedId()).toBe('frame');
});

it('leaves focus in a frame whose click is reported before the change of focus', () => {
  guard.notePointer();
  enterFrame();
  jest.advanceTimersByTime(LONG_MS);
  expect(focusedId()).toBe('frame');
});

it('leaves focus in a frame to which the reader has tabbed, also with a pointer that may still report', () => {
  window.matchMedia = (() => ({matches: false})) as unknown as typeof window.matchMedia;
  button.focus();
  press('Tab', button);
  enterFrame();
  jest.advanceTimersByTime(LONG_MS);
  guard.look();
  jest.advanceTimersByTime(LONG_MS);
  expect(focusedId()).toBe('frame');
});

it('sets no timer while the reader works in the frame', () => {
  guard.notePointer();
  enterFrame();
  jest.advanceTimersByTime(LONG_MS);
  guard.look();
  expect(jest.getTimerCount()).toBe(0);
});

it('returns focus that a frame takes after the reader has left it', () => {
  guard.notePointer();
  enterFrame();
  jest.advanceTimersByTime(LONG_MS);
  search.focus();
  enterFrame();
  jest.advanceTimersByTime(SOON_MS);
  expect(focusedId()).toBe('search');
});

it('returns focus that a frame takes right after the Tab key has led elsewhere', () => {
  press('Tab');
  button.focus();
  enterFrame();
  jest.advanceTimersByTime(SOON_MS);
  expect(focusedId()).toBe('button');
});

it('returns focus that a frame takes right after a Tab key that indents', () => {
  search.addEventListener('keydown', (event) => event.preventDefault());
  press('Tab');
  enterFrame();
  jest.advanceTimersByTime(SOON_MS);
  expect(focusedId()).toBe('search');
});

it('reports a frame that takes focus again and again', () => {
  for (let times = 0; times < 10; times += 1) {
    enterFrame({isReported: false});
    guard.look();
    jest.advanceTimersByTime(100);
  }
  expect(onThief).toHaveBeenCalled();
});

it('reports it also when the reader is quicker in bringing the focus back', () => {
  window.matchMedia = (() => ({matches: false})) as unknown as typeof window.matchMedia;
  for (let times = 0; times < 20; times += 1) {
    enterFrame();
    jest.advanceTimersByTime(SOON_MS);
    search.focus();
    jest.advanceTimersByTime(SOON_MS);
  }
  expect(onThief).toHaveBeenCalled();
});

it('does not report a frame that takes focus once in a while', () => {
  for (let times = 0; times < 10; times += 1) {
    enterFrame();
    jest.advanceTimersByTime(LONG_MS);
  }
  expect(onThief).not.toHaveBeenCalled();
});

it('lets go of the focus when nothing had it before', () => {
  guard.stop();
  search.blur();
  guard = keepFocus(frame, onThief);
  guard.noteLoaded();
  enterFrame();
  jest.advanceTimersByTime(SOON_MS);
  expect(document.activeElement).toBe(document.body);
});
