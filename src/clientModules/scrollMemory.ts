import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {KEYS} from '@site/src/lib/readersData/keys';
import {parseScrollPositions, type ScrollPositions} from '@site/src/lib/scrollPositions';
import {readStored, writeStored} from '@site/src/lib/storage';
import {isDecodable} from '@site/src/lib/tidyAddress';

const STORAGE_KEY = KEYS.scroll;
/** How many entries of the session's history keep their scroll position. */
const KEPT = 50;

let positions: ScrollPositions = {};
let entry = '';
let isReturning = false;

function entryKey(): string {
  const state = window.history.state as {key?: string} | null;
  return state?.key ?? 'first';
}

if (ExecutionEnvironment.canUseDOM) {
  window.history.scrollRestoration = 'manual';
  positions = readPositions();
  entry = entryKey();
  isReturning = performance.getEntriesByType('navigation').some((timing) => {
    return ['reload', 'back_forward'].includes((timing as PerformanceNavigationTiming).type);
  });
  window.addEventListener('popstate', () => {
    isReturning = true;
  });
  window.addEventListener('pagehide', () => {
    positions[entry] = window.scrollY;
    const kept = Object.entries(positions).slice(-KEPT);
    writeStored(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)), 'session');
  });
}

function readPositions(): ScrollPositions {
  const stored = readStored(STORAGE_KEY, 'session');
  if (stored === null) {
    return {};
  }
  try {
    return parseScrollPositions(stored);
  } catch (error) {
    console.warn('The stored scroll positions cannot be read; starting without them.', error);
    return {};
  }
}

/** Runs `read` with the transition off, because a page that is fading in is slightly shifted. */
function withoutTransition(read: () => void): void {
  const {dataset} = document.documentElement;
  const phase = dataset.transition;
  delete dataset.transition;
  read();
  if (phase !== undefined) {
    dataset.transition = phase;
  }
}

/** Scrolls to the element that a hash refers to, if there is one. */
function showTarget(hash: string): void {
  if (isDecodable(hash)) {
    const id = decodeURIComponent(hash.slice(1));
    withoutTransition(() => document.getElementById(id)?.scrollIntoView());
  }
}

/**
 * Restores the reader's position after Back, Forward and Reload; Docusaurus itself scrolls to the hash or the
 * top.
 */
const scrollMemory: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation !== null) {
      positions[entry] = window.scrollY;
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    entry = entryKey();
    const saved = positions[entry];
    if (isReturning && saved !== undefined) {
      window.scrollTo(0, saved);
    } else if (previousLocation !== null && location.hash !== '') {
      showTarget(location.hash);
    }
    isReturning = false;
  },
};

export default scrollMemory;
