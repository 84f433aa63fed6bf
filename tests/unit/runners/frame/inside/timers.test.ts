import {countTimers} from '../../../../../src/runners/frame/inside/timers';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Timers as a frame has them, without touching those of the test. */
function scopeOf(withIntervals: boolean) {
  const {setTimeout, clearTimeout, setInterval, clearInterval} = globalThis;
  const scope = {setTimeout, clearTimeout, setInterval, clearInterval} as typeof globalThis;
  return {scope, count: countTimers(scope, {withIntervals})};
}

it('waits for a timeout until it is called or cleared', () => {
  const {scope, count} = scopeOf(false);
  const called = jest.fn();
  scope.setTimeout(called, 10, 'a', 'b');
  const id = scope.setTimeout(called, 20);
  expect(count.pending()).toBe(2);
  jest.advanceTimersByTime(10);
  expect(called.mock.calls).toEqual([['a', 'b']]);
  expect(count.pending()).toBe(1);
  scope.clearTimeout(id);
  expect(count.pending()).toBe(0);
});

it('waits for an interval until it is cleared, where it is asked to', () => {
  const {scope, count} = scopeOf(true);
  const called = jest.fn();
  const id = scope.setInterval(called, 10);
  jest.advanceTimersByTime(30);
  expect(called).toHaveBeenCalledTimes(3);
  expect(count.pending()).toBe(1);
  scope.clearInterval(id);
  expect(count.pending()).toBe(0);
});

it('does not wait for the intervals of a page, which go on', () => {
  const {scope, count} = scopeOf(false);
  const called = jest.fn();
  scope.setInterval(called, 10);
  expect(count.pending()).toBe(0);
  jest.advanceTimersByTime(20);
  expect(called).toHaveBeenCalledTimes(2);
});
