/** So many thefts of the keyboard within a second are no mistake. */
const MOST_THEFTS = 5;
const SECOND_MS = 1000;
/** A gesture and the focus that follows from it may arrive in either order. */
const GESTURE_MS = 300;

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

export interface FocusGuard {
  /** The reader has clicked or typed inside the frame. */
  noteGesture(): void;
  /** The example is loaded; until then it may take the focus from a button, though not from a field. */
  noteLoaded(): void;
  stop(): void;
}

/**
 * Gives the keyboard back to the portal when a frame takes it without a click or a key of the reader:
 * a script that calls `focus()` again and again would take every letter from the search field.
 * @param onThief called when the frame takes it again and again
 */
export function keepFocus(frame: HTMLIFrameElement, onThief: () => void): FocusGuard {
  const listeners = new AbortController();
  const options = {capture: true, signal: listeners.signal};
  let before = focused();
  let lastGesture = -Infinity;
  let isLoaded = false;
  let thefts: readonly number[] = [];

  const note = () => {
    lastGesture = performance.now();
    thefts = [];
  };
  const isMeant = () => performance.now() - lastGesture < GESTURE_MS;
  const isTaken = () => document.activeElement === frame && !isMeant();
  const giveBack = () => {
    if (!isTaken() || !(isLoaded || before?.matches(EDITABLE))) {
      return;
    }
    const now = performance.now();
    thefts = [...thefts.filter((time) => now - time < SECOND_MS), now];
    if (before instanceof HTMLElement && before.isConnected) {
      before.focus({preventScroll: true});
    } else {
      frame.blur();
    }
    if (thefts.length > MOST_THEFTS) {
      onThief();
    }
  };
  const mayBeGesture = () => frame.matches(':hover') || !matchMedia('(hover: hover)').matches;

  document.addEventListener(
    'focusin',
    () => {
      before = document.activeElement === frame ? before : focused();
    },
    options,
  );
  window.addEventListener(
    'blur',
    () => {
      // The frame says a moment later whether the reader has pressed something in it.
      setTimeout(giveBack, mayBeGesture() ? GESTURE_MS : 0);
    },
    options,
  );
  document.addEventListener('keydown', ({key}) => key === 'Tab' && note(), options);
  return {
    noteGesture: note,
    noteLoaded() {
      isLoaded = true;
      giveBack();
    },
    stop: () => listeners.abort(),
  };
}

/** The element that has the keyboard, also inside a shadow root, where the editor is. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) {
    element = element.shadowRoot.activeElement;
  }
  return element;
}
