import {NOTICES, type NoticeKind} from '@site/src/data/notices';
import './notice.css';

/**
 * The page's only notice. It is outside React's root, because it is needed most when React fails to start,
 * and it is in the page from the start, because screen readers only announce changes in live regions that
 * already exist.
 */
export class Notice {
  private readonly region: HTMLElement;
  private shown: NoticeKind | undefined;

  /**
   * The element of the late notice is used again: when body gains or loses a child, Chromium computes the style of
   * the whole page once more, because of the rules for siblings.
   */
  constructor() {
    const late = document.querySelector<HTMLElement>('.notice.is-late');
    this.region = late ?? document.body.appendChild(document.createElement('div'));
    this.region.replaceChildren();
    this.region.removeAttribute('style');
    this.region.className = 'notice';
    this.region.setAttribute('role', 'status');
  }

  show(kind: NoticeKind): void {
    const {text, action} = NOTICES[kind];
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    const buttons = [button('Close', () => this.hide(kind))];
    if (action !== null) {
      buttons.unshift(button(action, () => window.location.reload()));
    }
    this.region.replaceChildren(paragraph, ...buttons);
    this.shown = kind;
  }

  /** Hides a notice, unless another kind has replaced it in the meantime. */
  hide(kind: NoticeKind): void {
    if (this.shown === kind) {
      this.region.replaceChildren();
      this.shown = undefined;
    }
  }
}

function button(name: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = name;
  element.addEventListener('click', onClick);
  return element;
}
