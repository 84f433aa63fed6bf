import {settleResults} from './results';

/** Elements that are of no use on paper. The link next to a frame from another site is kept. */
const NOT_ON_PAPER = [
  '.no-print',
  '.live-only',
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

/** Attributes that only make sense for interactive elements. */
const LIVE_ATTRIBUTES = ['tabindex', 'aria-controls', 'aria-live', 'aria-haspopup', 'target'];

/** The content of a lesson, taken from its built page; undefined for other documents. */
export function takeLesson(html: string): HTMLElement | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const prose = page.querySelector<HTMLElement>('#__docusaurus article .prose');
  return prose === null ? undefined : document.importNode(prose, true);
}

/** Removes what is only for the screen, and shows everything that the screen shows one at a time. */
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

/** The same element with another tag name. */
export function replaceTag(element: Element, name: string): HTMLElement {
  const other = document.createElement(name);
  for (const {name: attribute, value} of element.attributes) {
    other.setAttribute(attribute, value);
  }
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
