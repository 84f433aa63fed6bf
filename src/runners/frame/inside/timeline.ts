import type {FromTimeline, Mark, Segment, TimelineFacts, ToTimeline} from '../../../lib/timeline';

// The script of a timeline's document: it stops every animation of the page, and shows the moment that the
// portal asks for. The document has no other script, and none of the reader's code.

const SAMPLES = 40;
/** Of an animation that repeats, the curve has no more rounds than this. */
const MOST_ROUNDS = 10;

interface Timing {
  readonly delay: number;
  readonly duration: number;
  readonly rounds: number;
  readonly direction: PlaybackDirection;
}

// Outside a sandbox the document would run in the portal's name.
if (self.origin === 'null') {
  const animations = document
    .getAnimations()
    .filter((animation): animation is CSSAnimation => animation instanceof CSSAnimation);
  for (const animation of animations) {
    animation.pause();
  }
  window.addEventListener('message', ({source, data}: MessageEvent<ToTimeline>) => {
    if (source !== window.parent || !Number.isFinite(data.at)) {
      return;
    }
    for (const animation of animations) {
      animation.currentTime = data.at;
    }
    const message: FromTimeline = {timeline: factsOf(animations, data.animation)};
    window.parent.postMessage(message, '*');
  });
}

function factsOf(animations: readonly CSSAnimation[], name: string | undefined): TimelineFacts {
  const chosen = animations.find(({animationName}) => animationName === name) ?? animations[0];
  const ends = animations.map((animation) => {
    const {delay, duration, rounds} = timingOf(animation);
    return delay + duration * rounds;
  });
  return {
    name: chosen?.animationName ?? '',
    length: Math.max(0, ...ends),
    ...(chosen ? stretchesOf(chosen) : {segments: [], marks: []}),
  };
}

function timingOf({effect}: CSSAnimation): Timing {
  const {delay = 0, duration, iterations = 1, direction = 'normal'} = effect!.getTiming();
  const once = direction.startsWith('alternate') ? 2 : 1;
  return {
    delay,
    duration: Number(duration),
    rounds: Number.isFinite(iterations) ? iterations : once,
    direction,
  };
}

function stretchesOf(animation: CSSAnimation): Pick<TimelineFacts, 'segments' | 'marks'> {
  const timing = timingOf(animation);
  const {delay, duration, rounds} = timing;
  const keyframes = (animation.effect as KeyframeEffect).getKeyframes();
  const segments: Segment[] = [];
  const marks = new Map<number, Mark>();
  for (let round = 0; round < Math.min(Math.ceil(rounds), MOST_ROUNDS); round += 1) {
    const begin = delay + round * duration;
    const isBack = runsBack(timing.direction, round);
    const place = (offset: number): number => begin + (isBack ? 1 - offset : offset) * duration;
    const own = keyframes.slice(1).map((keyframe, index): Segment => {
      const {computedOffset, easing} = keyframes[index]!;
      const samples = sample(easing);
      const times = [place(computedOffset), place(keyframe.computedOffset)];
      return {
        from: Math.min(...times),
        to: Math.max(...times),
        easing,
        samples: isBack ? samples.toReversed() : samples,
      };
    });
    segments.push(...(isBack ? own.toReversed() : own).filter(({from, to}) => to > from));
    for (const {computedOffset} of keyframes) {
      const at = place(computedOffset);
      marks.set(at, {at, percent: Math.round(computedOffset * 100)});
    }
  }
  return {segments, marks: [...marks.values()].sort((a, b) => a.at - b.at)};
}

function runsBack(direction: PlaybackDirection, round: number): boolean {
  const isOdd = round % 2 === 1;
  return direction.endsWith('reverse') !== (direction.startsWith('alternate') && isOdd);
}

/** The browser itself says how a timing function proceeds, so each form that CSS has is drawn right. */
function sample(easing: string): readonly number[] {
  const effect = new KeyframeEffect(null, null, {duration: SAMPLES, fill: 'both', easing});
  const animation = new Animation(effect);
  return Array.from({length: SAMPLES + 1}, (_, index) => {
    animation.currentTime = index;
    return effect.getComputedTiming().progress ?? 0;
  });
}
