/** @jest-environment jsdom */
import {afterPaint} from '../../../src/hooks/afterPaint';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('calls back after the frame, not in it', () => {
  const action = jest.fn();
  let calledInFrame = -1;
  afterPaint(action);
  requestAnimationFrame(() => {
    calledInFrame = action.mock.calls.length;
  });
  jest.advanceTimersToNextFrame();
  expect(calledInFrame).toBe(0);
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(1);
});

it.each([
  ['before', () => undefined],
  ['after', () => jest.advanceTimersToNextFrame()],
])('does not when it is called off %s the frame', (_when, wait) => {
  const action = jest.fn();
  const callOff = afterPaint(action);
  wait();
  callOff();
  jest.runAllTimers();
  expect(action).not.toHaveBeenCalled();
});
