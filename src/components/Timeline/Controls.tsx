import React, {type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {describeMoment, seconds, type TimelineFacts} from '@site/src/lib/timeline';
import type {Playback} from './usePlayback';
import styles from './styles.module.css';

/** One step of the slider is one percent of the time. */
const STEPS = 100;

interface Props {
  /** Undefined until the animation has loaded; the controls then only take up their space. */
  readonly facts?: TimelineFacts;
  readonly playback: Playback;
}

/** Play and pause, the slider, and a button for each keyframe. */
export default function Controls({facts, playback}: Props): ReactNode {
  const {moment, isPlaying, play, pause, seek} = playback;
  const {name = '', length = 0, marks = []} = facts ?? {};
  const at = moment * length;
  return (
    <>
      <div className={styles.bar}>
        <Button kind="primary" onClick={isPlaying ? pause : play}>
          {!isPlaying && <Icon name="play" />}
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={STEPS}
          value={moment * STEPS}
          step="any"
          aria-label={`Time of the animation ${name}`}
          aria-valuetext={facts && describeMoment(at, facts)}
          onChange={({target}) => seek(Number(target.value) / STEPS)}
          onKeyDown={(event) => {
            const to = momentOfKey(event.key, moment);
            if (to !== undefined) {
              event.preventDefault();
              seek(to);
            }
          }}
        />
        <span className={styles.time}>
          {seconds(at)} of {seconds(length)}
        </span>
      </div>
      <div className={styles.marks}>
        Keyframes{' '}
        {marks.map((mark) => (
          <Button
            key={mark.at}
            aria-label={`Keyframe ${mark.percent}%, at ${seconds(mark.at)}`}
            aria-pressed={Math.abs(mark.at - at) < 1}
            onClick={() => seek(mark.at / length)}
          >
            {mark.percent}%
          </Button>
        ))}
      </div>
    </>
  );
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** A slider with `step="any"` has no step size for the keyboard. */
function momentOfKey(key: string, moment: number): number | undefined {
  if (key === 'Home' || key === 'End') {
    return key === 'Home' ? 0 : 1;
  }
  const steps = KEYS[key];
  return steps === undefined
    ? undefined
    : Math.min(1, Math.max(0, (Math.round(moment * STEPS) + steps) / STEPS));
}
