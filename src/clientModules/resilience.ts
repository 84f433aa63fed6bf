/**
 * Keeps readers from being stuck on a broken page. When a chunk fails to load after a click, Docusaurus
 * reloads once; when one fails during the initial load, it says nothing; when one hangs, it waits forever;
 * and when the reader is offline, it discards the page (research: reliability §3b). This module tells the
 * reader what happened and offers a way out.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {CHUNK_PATIENCE_MS} from '@site/src/data/limits';
import {
  COURSES_UPDATED_EVENT,
  OUT_OF_REACH_EVENT,
  READER_TROUBLE_EVENT,
  type NoticeKind,
} from '@site/src/data/notices';
import {
  isChunkFailure,
  isPageChunk,
  isWithinReach,
  leavesPage,
  styleSheetError,
} from '@site/src/lib/resilience';
import {Notice} from './notice';
import './storageEcho';

let notice: Notice | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;
let isAlive = false;

function waitForPage(): void {
  clearTimeout(patience);
  patience = setTimeout(() => notice?.show('slow'), CHUNK_PATIENCE_MS);
}

function pageArrived(): void {
  clearTimeout(patience);
  notice?.hide('slow');
}

function onRejection({reason}: PromiseRejectionEvent): void {
  if (isChunkFailure(reason) && !(isAlive && isPageChunk(reason as Error))) {
    clearTimeout(patience);
    notice?.show('failed');
  }
}

function reportStyleSheet({href}: HTMLLinkElement): void {
  console.error(styleSheetError(href));
  notice?.show('styles');
}

/** A style sheet that failed to load may still have a `sheet`, but reading its rules throws. */
function isMissing({sheet, disabled}: HTMLLinkElement): boolean {
  if (disabled) {
    return false;
  }
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') {
      return true;
    }
    throw error;
  }
}

function onLoadError({target}: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
    reportStyleSheet(target);
  }
}

/** The router guards the links it handles; this covers all others, and every link before hydration. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || navigator.onLine) {
    return;
  }
  const click = {
    button: event.button,
    hasModifier: event.ctrlKey || event.metaKey || event.shiftKey || event.altKey,
    isHandled: event.defaultPrevented,
  };
  const {href, target} = link;
  const clicked = {href, target, isDownload: link.hasAttribute('download')};
  if (!leavesPage(click, clicked, window.location.href)) {
    return;
  }
  event.preventDefault();
  const connection = {onLine: false, fetch: window.fetch.bind(window)};
  void isWithinReach(href, connection).then((isReachable) => {
    if (isReachable) {
      window.location.assign(href);
    } else {
      notice?.show('offline');
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  notice = new Notice();
  waitForPage();
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('error', onLoadError, {capture: true});
  window.addEventListener('online', () => notice?.hide('offline'));
  window.addEventListener(OUT_OF_REACH_EVENT, () => notice?.show('offline'));
  window.addEventListener(READER_TROUBLE_EVENT, (event) =>
    notice?.show((event as CustomEvent<NoticeKind>).detail),
  );
  window.addEventListener(COURSES_UPDATED_EVENT, () => notice?.show('updated'));
  document.addEventListener('click', onClick);
  // Deferred scripts wait for style sheets, so a sheet that is missing by now has failed.
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(isMissing)
    .forEach(reportStyleSheet);
}

const resilience: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    if (previousLocation !== null && previousLocation.pathname !== location.pathname) {
      waitForPage();
    }
    return pageArrived;
  },
  onRouteDidUpdate() {
    isAlive = true;
    pageArrived();
  },
};

export default resilience;
