import {NOTICES, type NoticeKind} from '@site/src/data/notices';
import './notice.css';

/**
 * The one notice of the page. It stands outside React’s root, because it is needed most when React
 * never started, and it is there from the start, because screen readers follow only live regions they know.
 */
export class Notice {
  private readonly region = document.createElement('div');
  private shown: NoticeKind | undefined;

  constructor() {
    document.querySelector('.notice.is-late')?.remove();
    this.region.className = 'notice';
    this.region.setAttribute('role', 'status');
    document.body.append(this.region);
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

  /** Takes a notice away, unless another one stands there by now. */
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
