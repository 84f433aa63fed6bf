/** Whether an error means that a chunk of the site failed to load: aborted, missing, or not a script. */
export function isChunkFailure(error: unknown): boolean {
  const {name, code} = (error ?? {}) as {name?: unknown; code?: unknown};
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Whether the chunk belongs to a single page; Docusaurus names those with eight hexadecimal digits. If the
 * current page is already shown, the chunk is another page's, requested when the pointer was over a link.
 */
export function isPageChunk({message}: Error): boolean {
  return /chunk [0-9a-f]{8} failed/.test(message);
}

/** The error for a style sheet that failed to load. */
export function styleSheetError(address: string): Error {
  return new Error(`Unable to preload CSS for ${pathOf(address)}`);
}

function pathOf(address: string): string {
  return address.replace(/^[a-z]+:\/\/[^/]+/, '');
}

export interface Click {
  readonly button: number;
  /** A modifier key that opens the link elsewhere: Ctrl, Cmd, Shift or Alt. */
  readonly hasModifier: boolean;
  readonly isHandled: boolean;
}

export interface ClickedLink {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
}

/** Whether clicking a link replaces the current page in this tab with another page of the site. */
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

/**
 * Sends a request to find out, because a browser that reports being offline may still reach a server on the
 * same machine.
 */
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
