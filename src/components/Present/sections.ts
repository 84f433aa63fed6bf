import {sectionOfPart, sectionStarts} from '@site/src/lib/presentation';

/** Attribute of the parts of a lesson that are outside the current section. */
const ELSEWHERE = 'data-elsewhere';

/** Attribute of the title while it is shown in small type above another section. */
const ABOVE = 'data-above';

/** A section of the lesson in the page. */
export interface Section {
  /** Id of its heading; undefined for the beginning of the lesson. */
  readonly id: string | undefined;
  readonly title: string;
  readonly parts: readonly Element[];
}

export function sectionsOf(prose: Element): readonly Section[] {
  const parts = [...prose.children];
  const starts = sectionStarts(parts.map(levelOf));
  return starts.map((start, index) => {
    const own = parts.slice(start, starts[index + 1]);
    const heading = own.find((part) => levelOf(part) !== undefined);
    return {
      id: heading?.tagName === 'H1' ? undefined : heading?.id || undefined,
      title: titleOf(heading),
      parts: own,
    };
  });
}

/** The section that contains the element with the id; the first if there is none. */
export function sectionOf(prose: Element, id: string): number {
  const parts = [...prose.children];
  const target = id === '' ? null : document.getElementById(id);
  const part = parts.findIndex((candidate) => target !== null && candidate.contains(target));
  return part < 0 ? 0 : sectionOfPart(sectionStarts(parts.map(levelOf)), part);
}

/**
 * Hides everything but the title of the lesson and one section. The elements stay in place, so that nothing the
 * reader did in them is lost.
 */
export function showOnly(sections: readonly Section[], shown: number): void {
  sections.forEach(({parts}, index) => {
    for (const part of parts) {
      part.toggleAttribute(part.tagName === 'H1' ? ABOVE : ELSEWHERE, index !== shown);
    }
  });
}

export function showAll(prose: Element): void {
  for (const part of prose.children) {
    part.removeAttribute(ELSEWHERE);
    part.removeAttribute(ABOVE);
  }
}

function levelOf({tagName}: Element): number | undefined {
  const [, level] = /^H([1-6])$/.exec(tagName) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** The text without the heading's link to itself. */
function titleOf(heading: Element | undefined): string {
  const texts = [...(heading?.childNodes ?? [])].filter((node) => node.nodeName !== 'A');
  return texts
    .map(({textContent}) => textContent)
    .join('')
    .trim();
}
