/** A time in CSS, in seconds. */
const TIME = /(?<![\w#.-])([+-]?(?:\d+\.?\d*|\.\d+))(ms|s)(?![\w-])/gi;
const SHORTHAND = /(?<![\w-])animation\s*:\s*([^;}"']+)/gi;
const DURATION = /(?<![\w-])animation-duration\s*:\s*([^;}"']+)/gi;
const DELAY = /(?<![\w-])animation-delay\s*:\s*([^;}"']+)/gi;
const KEYFRAMES = /@keyframes\s/i;
const REDUCED = /\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/gi;
const NOT_REDUCED = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/gi;
const NEVER = '(width < 0px)';
const ALWAYS = '(width >= 0px)';
/** Animations are paused, and their delays are shortened to reach the moment. */
const STOPPED = '*, ::before, ::after { animation-play-state: paused !important; }';

export function hasKeyframes(text: string): boolean {
  return KEYFRAMES.test(text);
}

/**
 * The total duration of a page's animations in seconds, as far as its text tells: the longest duration plus the
 * longest delay. Undefined if no duration is written as a number.
 */
export function secondsOf(text: string): number | undefined {
  const shorthands = valuesOf(SHORTHAND, text).map(timesIn);
  const durations = [
    ...shorthands.flatMap(([duration = []]) => duration),
    ...valuesOf(DURATION, text).flatMap((value) => timesIn(value)),
  ];
  const delays = [
    ...shorthands.flatMap(([, delay = 0]) => delay),
    ...valuesOf(DELAY, text).flatMap((value) => timesIn(value)),
  ];
  return durations.length === 0 ? undefined : Math.max(...durations) + Math.max(0, ...delays);
}

/**
 * The text with all its motion, even for readers who prefer reduced motion, because a timeline only moves by
 * hand.
 */
export function withMotion(text: string): string {
  return text.replace(REDUCED, NEVER).replace(NOT_REDUCED, ALWAYS);
}

/** The style sheet or page with its animations as they are after that many seconds. */
export function frozenAt(text: string, seconds: number): string {
  const earlier = (delay: string): string => `calc(${delay} - ${seconds}s)`;
  return text
    .replace(DELAY, (_, delays: string) => {
      return `animation-delay: ${splitList(delays).map(earlier).join(', ')}`;
    })
    .replace(SHORTHAND, (whole, value: string) => {
      const delays = splitList(value).map((animation) => `${timesIn(animation)[1] ?? 0}s`);
      return `${whole.trimEnd()}; animation-delay: ${delays.map(earlier).join(', ')}`;
    });
}

/** The element that pauses the page's animations. */
export const STOPPED_STYLE = `<style>${STOPPED}</style>`;

function valuesOf(property: RegExp, text: string): readonly string[] {
  return [...text.matchAll(property)].flatMap(([, value]) => splitList(value!));
}

function timesIn(value: string): readonly number[] {
  return [...value.matchAll(TIME)].map(([, number, unit]) =>
    unit!.toLowerCase() === 'ms' ? Number(number) / 1000 : Number(number),
  );
}

/** Splits a list at its commas, except those inside parentheses. */
function splitList(value: string): readonly string[] {
  return value.split(/,(?![^(]*\))/).map((part) => part.trim());
}
