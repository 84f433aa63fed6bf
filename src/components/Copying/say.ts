import {announce} from '@site/src/lib/announce';
import './late.css';

/** How long it is shown. */
const SHOWN_MS = 2000;

/** Says beside an element, and to screen readers, what has become of it. Nothing moves for it. */
export function say(element: HTMLElement, words: string): void {
  element.dataset.says = words;
  announce(words);
  setTimeout(() => delete element.dataset.says, SHOWN_MS);
}
