/**
 * Taking focus this often within this time cannot be accidental. Without a pointer that hovers, each time takes
 * as long as a gesture may.
 */
const MOST_THEFTS = 5;
const THEFTS_MS = 3000;
/** A gesture and the focus change that it causes may arrive in either order. */
const GESTURE_MS = 300;

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

export interface FocusGuard {
  /** The reader clicked or typed inside the frame. */
  noteGesture(): void;
  /** The example has loaded. Until then it may take focus from a button, but not from a text field. */
  noteLoaded(): void;
  stop(): void;
}

/**
 * Returns focus to the portal when a frame takes it without a click or key press by the reader. Without this,
 * a script that keeps calling `focus()` would capture everything typed in the search box.
 *
 * @param onThief called when the frame keeps taking focus
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
    thefts = [...thefts.filter((time) => now - time < THEFTS_MS), now];
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
      // The frame reports a moment later whether the reader has clicked or pressed a key in it.
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

/** The focused element, including one in a shadow root, such as the editor. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) {
    element = element.shadowRoot.activeElement;
  }
  return element;
}
