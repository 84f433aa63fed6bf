import {say} from './say';
import {COPY_TEXTS} from './texts';

/** Copies the address of a heading, and says so beside its anchor. */
export async function copyLink(anchor: HTMLAnchorElement): Promise<void> {
  say(anchor, (await isCopied(anchor.href)) ? COPY_TEXTS.link : COPY_TEXTS.noLink);
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
