import {markdownAddress} from '@site/src/lib/markdownAddress';
import {say} from './say';
import {COPY_TEXTS} from './texts';

const PLAIN = 'text/plain';

/** Copies the Markdown of the lesson in view, and shows at the button whether that worked. */
export async function copyMarkdown(button: HTMLElement): Promise<void> {
  const isCopied = await copyFile(markdownAddress(window.location.pathname));
  say(button, isCopied ? COPY_TEXTS.markdown : COPY_TEXTS.noMarkdown);
}

async function copyFile(address: string): Promise<boolean> {
  try {
    // Started before the file has arrived, because Safari does not allow writing any later than the click.
    await navigator.clipboard.write([new ClipboardItem({[PLAIN]: fetchText(address)})]);
    return true;
  } catch (error) {
    console.warn('The Markdown of the lesson cannot be copied.', error);
    return false;
  }
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }
  return new Blob([await response.text()], {type: PLAIN});
}
