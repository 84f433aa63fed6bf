import {useEffect, useState} from 'react';

export interface Playback {
  /** The current moment as a fraction of the total time, from 0 to 1. */
  readonly moment: number;
  readonly isPlaying: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  /** Stops playback and shows a moment. */
  readonly seek: (moment: number) => void;
}

/**
 * Plays the animation to its end, once, when the reader asks for it.
 *
 * @param length total time in milliseconds; 0 while it is unknown
 * @param show shows the page at a time in milliseconds
 */
export function usePlayback(start: number, length: number, show: (at: number) => void): Playback {
  const [moment, setMoment] = useState(start);
  const [wantsPlay, setWantsPlay] = useState(false);
  const isPlaying = wantsPlay && moment < 1 && length > 0;
  useEffect(() => {
    if (length > 0) {
      show(moment * length);
    }
  }, [moment, length, show]);
  useEffect(() => {
    if (!isPlaying) {
      return;
    }
    let last = performance.now();
    const step = (now: number) => {
      const passed = Math.max(0, now - last);
      last = now;
      setMoment((current) => Math.min(1, current + passed / length));
      request = requestAnimationFrame(step);
    };
    let request = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request);
  }, [isPlaying, length]);
  return {
    moment,
    isPlaying,
    play: () => {
      setMoment((current) => (current >= 1 ? 0 : current));
      setWantsPlay(true);
    },
    pause: () => setWantsPlay(false),
    seek: (to) => {
      setWantsPlay(false);
      setMoment(to);
    },
  };
}
