import {markdownAddress} from '@site/src/lib/markdownAddress';

const PLAIN = 'text/plain';

/** Copies the Markdown of a lesson; false if the file or the clipboard cannot be had. */
export async function copyMarkdown(pathname: string): Promise<boolean> {
  try {
    // Started before the file has arrived: Safari allows no writing later than the click.
    const text = fetchMarkdown(pathname);
    await navigator.clipboard.write([new ClipboardItem({[PLAIN]: text})]);
    return true;
  } catch (error) {
    console.warn('The Markdown of the lesson cannot be copied.', error);
    return false;
  }
}

async function fetchMarkdown(pathname: string): Promise<Blob> {
  const address = markdownAddress(pathname);
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }
  return new Blob([await response.text()], {type: PLAIN});
}
