/** Taking focus this often within this time cannot be accidental. */
const MOST_THEFTS = 5;
const THEFTS_MS = 3000;
/** How much later than the focus the frame may report the click that has moved it. */
const REPORT_MS = 300;
/** How long after a click or the Tab key a change of focus is still due to it. */
const GESTURE_MS = 1000;
/** A frame from which focus was taken may take it back without a further event. */
const NEXT_LOOK_MS = 50;

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

export interface FocusGuard {
  /** The reader pointed into the frame. */
  notePointer(): void;
  /** The example has loaded. Until then it may take focus from a button, but not from a text field. */
  noteLoaded(): void;
  /** Looks again where focus is. Browsers do not report every change: Firefox leaves out quick ones. */
  look(): void;
  stop(): void;
}

/**
 * Returns focus to the portal when a frame takes it and the reader has neither pointed into it nor tabbed to it.
 * Without this, a script that keeps calling `focus()` would capture everything typed in the search box. Keys
 * pressed in the frame prove nothing: after a theft they are those that the reader types elsewhere.
 *
 * @param onThief called when the frame keeps taking focus
 */
export function keepFocus(frame: HTMLIFrameElement, onThief: () => void): FocusGuard {
  const listeners = new AbortController();
  const options = {capture: true, signal: listeners.signal};
  let before = focused();
  let lastGesture = -Infinity;
  let isInvited = false;
  let isLoaded = false;
  let thefts: readonly number[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;

  const hasFocus = () => document.activeElement === frame;
  const isTaken = () => {
    isInvited = hasFocus() && (isInvited || performance.now() - lastGesture < GESTURE_MS);
    return hasFocus() && !isInvited;
  };
  const later = (wait: number, work: () => void) => {
    next ??= setTimeout(() => {
      next = undefined;
      work();
    }, wait);
  };
  const look = () => {
    if (isTaken()) {
      const mayBeClick = frame.matches(':hover') || !matchMedia('(hover: hover)').matches;
      later(mayBeClick ? REPORT_MS : 0, judge);
    }
  };
  /** No click was reported: it was a theft, even if the reader has brought the focus back in the meantime. */
  const judge = () => {
    if (!isLoaded && !before?.matches(EDITABLE)) {
      return;
    }
    const now = performance.now();
    thefts = [...thefts.filter((time) => now - time < THEFTS_MS), now];
    if (hasFocus()) {
      giveBack();
    }
    if (thefts.length > MOST_THEFTS) {
      onThief();
    } else {
      later(NEXT_LOOK_MS, look);
    }
  };
  const giveBack = () => {
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
      before.focus({preventScroll: true});
    } else {
      frame.blur();
    }
  };
  const noteGesture = () => {
    lastGesture = performance.now();
    thefts = [];
    clearTimeout(next);
    next = undefined;
  };

  document.addEventListener(
    'focusin',
    () => {
      before = hasFocus() ? before : focused();
    },
    options,
  );
  window.addEventListener(
    'focus',
    () => {
      if (!hasFocus()) {
        isInvited = false;
        // The click or the key has led here, not into the frame.
        lastGesture = -Infinity;
      }
    },
    options,
  );
  // The element in focus changes after the event.
  window.addEventListener('blur', () => later(0, look), options);
  // An editor in which Tab indents cancels the event.
  window.addEventListener(
    'keydown',
    ({key, defaultPrevented}) => key === 'Tab' && !defaultPrevented && noteGesture(),
    {signal: listeners.signal},
  );
  return {
    notePointer() {
      noteGesture();
      isTaken();
    },
    noteLoaded() {
      isLoaded = true;
      look();
    },
    look,
    stop() {
      clearTimeout(next);
      listeners.abort();
    },
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
