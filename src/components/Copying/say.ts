import {announce} from '@site/src/lib/announce';
import './late.css';

/** How long the message is shown. */
const SHOWN_MS = 2000;

/** Shows a message beside an element and announces it to screen readers. The layout does not change. */
export function say(element: HTMLElement, words: string): void {
  element.dataset.says = words;
  announce(words);
  setTimeout(() => delete element.dataset.says, SHOWN_MS);
}
