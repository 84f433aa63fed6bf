/** Query parameter of a lesson that is being presented; the hash names the section. */
const PARAMETER = 'present';

/** Headings of these levels begin a section that is shown separately. */
const SECTION_LEVELS: readonly number[] = [2, 3];

/** The query with or without the parameter; everything else in it is kept. */
export function presentQuery(search: string, isPresented: boolean): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== PARAMETER);
  const all = isPresented ? [PARAMETER, ...others] : others;
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

/**
 * The positions at which the sections of a lesson begin. The title and what follows it are the first section. A
 * heading directly below another one does not begin a section, because the other one would then be alone.
 *
 * @param levels levels of the headings among the parts of the lesson, in order; undefined for every other part
 */
export function sectionStarts(levels: readonly (number | undefined)[]): readonly number[] {
  return levels.flatMap((level, index) => {
    const isSection = level !== undefined && SECTION_LEVELS.includes(level);
    const isAlone = index > 0 && levels[index - 1] === undefined;
    return index === 0 || (isSection && isAlone) ? [index] : [];
  });
}

/** Index of the section that a part of the lesson belongs to. */
export function sectionOfPart(starts: readonly number[], part: number): number {
  return Math.max(0, starts.filter((start) => start <= part).length - 1);
}

export type Move = 'next' | 'previous' | 'nextScreen' | 'previousScreen';

const KEYS: Readonly<Record<string, Move>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  // The keys that a clicker sends.
  PageDown: 'nextScreen',
  PageUp: 'previousScreen',
};

export function moveOfKey(key: string): Move | undefined {
  return KEYS[key];
}
