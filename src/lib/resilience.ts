/** Whether an error says that a chunk of the site did not arrive: aborted, missing, or not a script. */
export function isChunkFailure(error: unknown): boolean {
  const {name, code} = (error ?? {}) as {name?: unknown; code?: unknown};
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Whether the chunk is a page's own; Docusaurus names those by eight hexadecimal digits. When the page
 * stands already, it is the chunk of another one, which a pointer over a link asked for.
 */
export function isPageChunk({message}: Error): boolean {
  return /chunk [0-9a-f]{8} failed/.test(message);
}

/** The error of a style sheet that did not arrive (spec.md §8). */
export function styleSheetError(address: string): Error {
  return new Error(`Unable to preload CSS for ${pathOf(address)}`);
}

function pathOf(address: string): string {
  return address.replace(/^[a-z]+:\/\/[^/]+/, '');
}

export interface Click {
  readonly button: number;
  /** A key that opens the link elsewhere: Ctrl, Cmd, Shift or Alt. */
  readonly hasModifier: boolean;
  readonly isHandled: boolean;
}

export interface ClickedLink {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
}

/** Whether a click on a link replaces the page in this tab by another one of the site. */
export function leavesPage(click: Click, link: ClickedLink, current: string): boolean {
  if (click.isHandled || click.button !== 0 || click.hasModifier || link.isDownload) {
    return false;
  }
  const isThisTab = link.target === '' || link.target === '_self';
  const isSameSite = new URL(link.href).origin === new URL(current).origin;
  return isThisTab && isSameSite && withoutHash(link.href) !== withoutHash(current);
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '');
}

interface Connection {
  readonly onLine: boolean;
  fetch(address: string, options: {method: string}): Promise<unknown>;
}

/** A browser that says it is offline may still reach a server on the same machine, so it is asked. */
export async function isWithinReach(
  address: string,
  {onLine, fetch}: Connection,
): Promise<boolean> {
  if (onLine) {
    return true;
  }
  return fetch(address, {method: 'HEAD'}).then(
    () => true,
    () => false,
  );
}
