import {replaceTag} from './takeLesson';

const LAST_LEVEL = 6;

/** Lowers all headings of a lesson by some levels, so that they fit below the titles of week and course. */
export function demoteHeadings(lesson: HTMLElement, levels: number): void {
  if (levels === 0) {
    return;
  }
  for (const heading of lesson.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(LAST_LEVEL, Number(heading.tagName.slice(1)) + levels);
    replaceTag(heading, `h${level}`).dataset.looksLike = heading.tagName.toLowerCase();
  }
}
