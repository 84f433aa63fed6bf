import React, {type ReactNode} from 'react';
import {
  curveAt,
  curvePath,
  curveRange,
  easingsOf,
  type TimelineFacts,
} from '@site/src/lib/timeline';
import styles from './styles.module.css';

const WIDTH = 400;
const HEIGHT = 100;
const MARGIN = 6;

interface Props {
  readonly facts: TimelineFacts;
  /** The current moment, in milliseconds. */
  readonly at: number;
}

/** The timing function between the keyframes: time from left to right, progress from bottom to top. */
export default function Curve({facts, at}: Props): ReactNode {
  const [least, most] = curveRange(facts);
  const x = (time: number) => (time / facts.length) * WIDTH;
  const y = (value: number) => ((most - value) / (most - least)) * HEIGHT;
  const value = curveAt(at, facts);
  const easings = easingsOf(facts);
  return (
    <div className={styles.curve}>
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Progress from keyframe to keyframe over time: ${easings.join(', ')}`}
      >
        <path className={styles.grid} d={`M0 ${y(0)}H${WIDTH}M0 ${y(1)}H${WIDTH}`} />
        {facts.marks.map((mark) => (
          <path key={mark.at} className={styles.grid} d={`M${x(mark.at)} 0V${HEIGHT}`} />
        ))}
        <path className={styles.line} d={curvePath(facts, WIDTH, HEIGHT)} />
        <path className={styles.now} d={`M${x(at)} 0V${HEIGHT}`} />
        {value !== undefined && <path className={styles.dot} d={`M${x(at)} ${y(value)}h0`} />}
      </svg>
      <p>
        {easings.map((easing) => (
          <code key={easing}>{easing}</code>
        ))}
      </p>
    </div>
  );
}
