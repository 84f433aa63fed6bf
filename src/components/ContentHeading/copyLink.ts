import {LINK_TEXTS} from '@site/src/data/lessonToolTexts';
import {announce} from '@site/src/lib/announce';

/** How long the anchor says what has happened. */
const SHOWN_MS = 2000;

/** Copies the address of a heading, and says so beside its anchor. */
export async function copyLink(anchor: HTMLAnchorElement): Promise<void> {
  const words = (await isCopied(anchor.href)) ? LINK_TEXTS.copied : LINK_TEXTS.notCopied;
  anchor.dataset.says = words;
  announce(words);
  setTimeout(() => delete anchor.dataset.says, SHOWN_MS);
}

async function isCopied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch (error) {
    console.warn('The link cannot be copied.', error);
    return false;
  }
}
