import {replaceTag} from './takeLesson';

/** Removes “Going further” with its heading, or shows it open. */
export function settleFurther(lesson: HTMLElement, isWanted: boolean): void {
  for (const part of lesson.querySelectorAll('.going-further')) {
    if (isWanted) {
      part.querySelector(':scope > summary')?.remove();
      replaceTag(part, 'div');
    } else {
      const before = part.previousElementSibling;
      if (before !== null && /^H[2-6]$/.test(before.tagName)) {
        before.remove();
      }
      part.remove();
    }
  }
}
