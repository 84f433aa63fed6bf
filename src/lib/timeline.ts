/** A part of an animation between two keyframes, in one direction. Times are in milliseconds. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** The timing function of the segment, in CSS syntax. */
  readonly easing: string;
  /** Progress from the first keyframe to the second, sampled at equal intervals. */
  readonly samples: readonly number[];
}

/** A keyframe, listed once for each time that the animation reaches it. */
export interface Mark {
  readonly at: number;
  readonly percent: number;
}

/** What the frame reports about its page. */
export interface TimelineFacts {
  /** Name of the `@keyframes` whose curve is shown. */
  readonly name: string;
  /** Time until every animation has ended; an endless animation counts with one iteration. */
  readonly length: number;
  readonly segments: readonly Segment[];
  readonly marks: readonly Mark[];
}

/** Asks the frame to show a moment, and to report its facts. */
export interface ToTimeline {
  readonly at: number;
  /** Name of the `@keyframes` whose curve is shown; by default those of the first animation. */
  readonly animation?: string;
}

export interface FromTimeline {
  readonly timeline: TimelineFacts;
}

const MILLISECONDS = 1000;

/** “0.6 s of 1.2 s, 50% of the time”, with the keyframe if there is one at this moment. */
export function describeMoment(at: number, {length, marks}: TimelineFacts): string {
  const percent = length === 0 ? 0 : Math.round((at / length) * 100);
  const mark = marks.find((other) => Math.abs(other.at - at) < 1);
  const keyframe = mark ? `, keyframe ${mark.percent}%` : '';
  return `${seconds(at)} of ${seconds(length)}, ${percent}% of the time${keyframe}`;
}

/** “0.65 s”: with at most two decimals and no trailing zeros. */
export function seconds(milliseconds: number): string {
  return `${Number((milliseconds / MILLISECONDS).toFixed(2))} s`;
}

/** The curve's timing functions in order, without duplicates. */
export function easingsOf({segments}: TimelineFacts): readonly string[] {
  return [...new Set(segments.map(({easing}) => easing))];
}

/** The minimum and maximum of the curve; the range always includes 0 to 1. */
export function curveRange({segments}: TimelineFacts): readonly [least: number, most: number] {
  const all = segments.flatMap(({samples}) => samples);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** The SVG path of the curve in a box of the given size. Progress goes upwards. */
export function curvePath(facts: TimelineFacts, width: number, height: number): string {
  const [least, most] = curveRange(facts);
  const x = (time: number): string => ((time / facts.length) * width).toFixed(1);
  const y = (value: number): string => (((most - value) / (most - least)) * height).toFixed(1);
  return facts.segments
    .map(({from, to, samples}) =>
      samples
        .map((value, index) => {
          const time = from + ((to - from) * index) / (samples.length - 1);
          return `${index === 0 ? 'M' : 'L'}${x(time)} ${y(value)}`;
        })
        .join(''),
    )
    .join('');
}

/** The curve's value at a moment; undefined before it begins and after it ends. */
export function curveAt(at: number, {segments}: TimelineFacts): number | undefined {
  const segment = segments.find(({from, to}) => at >= from && at <= to);
  if (segment === undefined) {
    return undefined;
  }
  const {from, to, samples} = segment;
  const place = ((at - from) / (to - from)) * (samples.length - 1);
  const before = Math.floor(place);
  const low = samples[before]!;
  const high = samples[before + 1] ?? low;
  return low + (high - low) * (place - before);
}

/** The frame's facts from a message; undefined for any other message. */
export function readFacts(data: unknown): TimelineFacts | undefined {
  const facts = (data as Partial<FromTimeline> | null)?.timeline;
  return facts !== undefined && Number.isFinite(facts.length) ? facts : undefined;
}
