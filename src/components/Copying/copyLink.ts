import {say} from './say';
import {COPY_TEXTS} from './texts';

/**
 * Copies the address of a heading after a click on its link, and says so beside it. A click that opens the link
 * elsewhere copies nothing.
 */
export async function copyLink({target, ctrlKey, metaKey, shiftKey}: MouseEvent): Promise<void> {
  const link = (target as Element).closest('a');
  if (link !== null && !ctrlKey && !metaKey && !shiftKey) {
    say(link, (await isCopied(link.href)) ? COPY_TEXTS.link : COPY_TEXTS.noLink);
  }
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
