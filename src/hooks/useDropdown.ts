import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {useLocation} from '@docusaurus/router';

interface Dropdown {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Closes it and returns focus to its button. */
  readonly close: () => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** Props for the element that contains the button and the list. */
  readonly containerProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * The state of a drop-down. Escape closes it and returns focus; a press elsewhere, a navigation, and moving
 * focus out of it close it too.
 */
export function useDropdown(): Dropdown {
  const [isOpen, setOpen] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const {pathname, hash} = useLocation();

  useEffect(() => setOpen(false), [pathname, hash]);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = (event: PointerEvent): void => {
      if (!containerRef.current?.contains(event.target as Node)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };
  return {
    isOpen,
    toggle: () => setOpen((value) => !value),
    close,
    buttonRef,
    containerProps: {
      ref: containerRef,
      onBlur: ({relatedTarget}) => {
        if (relatedTarget !== null && !containerRef.current?.contains(relatedTarget)) {
          setOpen(false);
        }
      },
      onKeyDown: (event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          close();
        }
      },
    },
  };
}
