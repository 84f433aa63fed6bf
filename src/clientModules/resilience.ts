/**
 * A reader never meets a dead page. Docusaurus answers a chunk that fails on a click with one reload and
 * says nothing when it fails on a load, waits for ever for one that hangs, and offline gives the page
 * away (research: reliability §3b). This module tells the reader, and offers what helps.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {CHUNK_PATIENCE_MS} from '@site/src/data/limits';
import {OUT_OF_REACH_EVENT} from '@site/src/data/notices';
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

/** A style sheet that has failed is there in name, but nobody may look into it. */
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

/** Links that the router knows are guarded by it; these are the others, and all before hydration. */
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
  document.addEventListener('click', onClick);
  // Deferred scripts wait for style sheets, so what is missing now has failed.
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
