import {useEffect, useState, type RefObject} from 'react';
import {hiddenSides, type Side} from '@site/src/lib/hiddenSides';

/** The sides on which an element has more content to scroll to. Updated after each scroll and resize. */
export function useHiddenSides(ref: RefObject<HTMLElement | null>): readonly Side[] {
  const [sides, setSides] = useState<readonly Side[]>([]);
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return undefined;
    }
    const read = (): void => {
      const now = hiddenSides(element);
      setSides((before) => (before.join() === now.join() ? before : now));
    };
    read();
    element.addEventListener('scroll', read, {passive: true});
    window.addEventListener('resize', read);
    return () => {
      element.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [ref]);
  return sides;
}
