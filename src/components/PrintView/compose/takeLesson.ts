import {settleResults} from './results';

/** What a sheet of paper cannot use. Frames of other sites leave the link beside them. */
const NOT_ON_PAPER = [
  '.no-print',
  'button',
  'script',
  'noscript',
  'dialog',
  '[role="tablist"]',
  '[role="status"]',
  'video',
  'audio',
  'iframe:not([src*="/runner/still/"])',
].join(', ');

/** What only means something where it can be operated. */
const LIVE_ATTRIBUTES = ['tabindex', 'aria-controls', 'aria-live', 'aria-haspopup', 'target'];

/** The text of a lesson, from its page as the build delivers it; undefined for other documents. */
export function takeLesson(html: string): HTMLElement | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const prose = page.querySelector<HTMLElement>('#__docusaurus article .prose');
  return prose === null ? undefined : document.importNode(prose, true);
}

/** Removes what is for the screen, and shows what the screen shows one at a time. */
export function stripForPaper(lesson: HTMLElement): void {
  for (const anchor of lesson.querySelectorAll('h2, h3, h4, h5, h6')) {
    anchor.querySelector(':scope > a[href^="#"]:last-child')?.remove();
  }
  lesson.querySelectorAll(NOT_ON_PAPER).forEach((element) => element.remove());
  lesson.querySelectorAll<HTMLElement>('[role="tabpanel"]').forEach(openPanel);
  lesson.querySelectorAll('details').forEach((details) => details.setAttribute('open', ''));
  settleResults(lesson);
  lesson.querySelectorAll('form').forEach((form) => replaceTag(form, 'div'));
  lesson.querySelectorAll('input').forEach((input) => input.setAttribute('disabled', ''));
  lesson.querySelectorAll('img, iframe').forEach((element) => element.removeAttribute('loading'));
  for (const name of LIVE_ATTRIBUTES) {
    lesson.querySelectorAll(`[${name}]`).forEach((element) => element.removeAttribute(name));
  }
}

function openPanel(panel: HTMLElement): void {
  panel.removeAttribute('role');
  panel.removeAttribute('aria-labelledby');
  panel.style.display = 'block';
  const [title] = panel.children;
  if (title instanceof HTMLElement && title.getAttribute('aria-hidden') === 'true') {
    title.removeAttribute('aria-hidden');
    title.classList.add('paper-file');
    title.style.display = 'block';
  }
}

/** The same element under another name. */
export function replaceTag(element: Element, name: string): HTMLElement {
  const other = document.createElement(name);
  for (const {name: attribute, value} of element.attributes) {
    other.setAttribute(attribute, value);
  }
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
