import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {readStored, writeStored} from '@site/src/lib/storage';

const STORAGE_KEY = 'scroll-positions';
/** Entries of the session’s history whose position is kept. */
const KEPT = 50;

interface Positions {
  [entry: string]: number;
}

let positions: Positions = {};
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

function readPositions(): Positions {
  const stored = readStored(STORAGE_KEY, 'session');
  if (stored === null) {
    return {};
  }
  try {
    return JSON.parse(stored) as Positions;
  } catch (error) {
    console.warn('The stored scroll positions cannot be read; starting without them.', error);
    return {};
  }
}

/** The entering page is shifted a little; where things are is read without that. */
function withoutTransition(read: () => void): void {
  const {dataset} = document.documentElement;
  const phase = dataset.transition;
  delete dataset.transition;
  read();
  if (phase !== undefined) {
    dataset.transition = phase;
  }
}

/** Back, Forward and Reload return to where the reader was; Docusaurus itself goes to the hash or the top. */
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
      withoutTransition(() =>
        document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(),
      );
    }
    isReturning = false;
  },
};

export default scrollMemory;
