import {useEffect, type RefObject} from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/**
 * While active, moves focus to the element and keeps it inside. Escape closes the element, and focus then
 * returns to where it was.
 */
export function useFocusTrap(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  leave: () => void,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!isActive || element === null) {
      return undefined;
    }
    const before = document.activeElement;
    element.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        leave();
      } else if (event.key === 'Tab') {
        keepInside(event, element);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.documentElement.classList.add('drawer-open');
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.documentElement.classList.remove('drawer-open');
      if (before instanceof HTMLElement) {
        before.focus({preventScroll: true});
      }
    };
  }, [ref, isActive, leave]);
}

function keepInside(event: KeyboardEvent, element: HTMLElement): void {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.offsetParent !== null,
  );
  const [first] = stops;
  const last = stops.at(-1);
  const {activeElement} = document;
  const isOutside = !element.contains(activeElement);
  if (event.shiftKey && (activeElement === first || activeElement === element || isOutside)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (activeElement === last || isOutside)) {
    event.preventDefault();
    first?.focus();
  }
}
