/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import Timeline from '../../../src/components/Timeline';
import type {TimelineFacts} from '../../../src/lib/timeline';

// In jsdom nothing is near the viewport.
jest.mock('@site/src/hooks/useIsNear', () => ({useIsNear: () => true}));

const FACTS: TimelineFacts = {
  name: 'swing',
  length: 2000,
  segments: [{from: 0, to: 2000, easing: 'ease-in', samples: [0, 0.3, 1]}],
  marks: [
    {at: 0, percent: 0},
    {at: 2000, percent: 100},
  ],
};

const TIMELINE = {
  live: 'runner/still/live.html',
  moments: [{path: 'runner/still/0.html', at: 0}],
  start: 50,
  height: 200,
};

/** Shows a timeline whose frame has loaded. */
function show(source: 'frame' | 'another window' = 'frame') {
  render(<Timeline timeline={TIMELINE} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('The animation at this moment');
  const post = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation();
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        source: source === 'frame' ? frame.contentWindow : window,
        data: {timeline: FACTS},
      }),
    );
  });
  return {asked: () => post.mock.calls.map(([message]) => (message as {at: number}).at)};
}

const slider = () => screen.getByRole('slider', {name: 'Time of the animation swing'});

describe('Timeline', () => {
  it('shows the moment that the author chose, and says what it is', () => {
    const {asked} = show();
    expect(asked()).toEqual([1000]);
    expect(slider()).toHaveAttribute('aria-valuetext', '1 s of 2 s, 50% of the time');
    expect(screen.getByRole('img', {name: /ease-in/})).toBeInTheDocument();
  });

  it.each([
    ['ArrowRight', 1020],
    ['ArrowLeft', 980],
    ['PageUp', 1200],
    ['Home', 0],
    ['End', 2000],
  ])('goes with the key %s to %d ms', (key, at) => {
    const {asked} = show();
    fireEvent.keyDown(slider(), {key});
    expect(asked().at(-1)).toBe(at);
  });

  it('goes where the reader drags, and to a keyframe', () => {
    const {asked} = show();
    fireEvent.change(slider(), {target: {value: '75'}});
    expect(asked().at(-1)).toBe(1500);
    fireEvent.click(screen.getByRole('button', {name: 'Keyframe 100%, at 2 s'}));
    expect(asked().at(-1)).toBe(2000);
    expect(screen.getByRole('button', {name: 'Keyframe 100%, at 2 s'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('begins again when it is played at the end, and stops when the reader drags', () => {
    const {asked} = show();
    fireEvent.keyDown(slider(), {key: 'End'});
    fireEvent.click(screen.getByRole('button', {name: 'Play'}));
    expect(asked().at(-1)).toBe(0);
    expect(screen.getByRole('button', {name: 'Pause'})).toBeInTheDocument();
    fireEvent.change(slider(), {target: {value: '30'}});
    expect(screen.getByRole('button', {name: 'Play'})).toBeInTheDocument();
  });

  it('ignores what another window says', () => {
    show('another window');
    expect(screen.queryByRole('slider', {name: 'Time of the animation swing'})).toBeNull();
  });
});
