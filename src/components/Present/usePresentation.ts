import {useCallback, useEffect, useState} from 'react';
import {setAnchor} from '@site/src/hooks/useAnchor';
import {PRESENTING} from '@site/src/data/presenting';
import {announce} from '@site/src/lib/announce';
import {asksToPresent} from '@site/src/lib/asksToPresent';
import {presentQuery, type Move} from '@site/src/lib/presentation';
import {sectionOf, sectionsOf, showAll, showOnly, type Section} from './sections';

const PROSE = 'main article > .prose';
/** How much of a section may be out of view at its end, such as a margin. */
const ROUNDING_PX = 4;
/** A line or two of the previous screen stay in view. */
const SCREEN_SHARE = 0.85;

interface Presentation {
  readonly at: number;
  readonly sections: readonly Section[];
  readonly move: (move: Move) => void;
}

/** Shows the lesson one section at a time while its component is mounted, and keeps the address in step. */
export function usePresentation(): Presentation {
  const [at, setAt] = useState(() => startingAt());
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
    const prose = document.querySelector(PROSE);
    if (prose === null) {
      return undefined;
    }
    const read = (): void => setSections(sectionsOf(prose));
    read();
    // The rest of the page may not have been rendered yet.
    const changes = new MutationObserver(read);
    changes.observe(prose, {childList: true});
    document.documentElement.setAttribute(PRESENTING, '');
    return () => {
      changes.disconnect();
      document.documentElement.removeAttribute(PRESENTING);
      showAll(prose);
    };
  }, []);
  const {id, title} = sections[at] ?? {};
  const count = sections.length;
  useEffect(() => showOnly(sections, at), [sections, at]);
  useEffect(() => {
    if (count === 0) {
      return;
    }
    writeAddress(true, id);
    window.scrollTo({top: 0, behavior: 'instant'});
    focusOnSection(id);
    announce(`${at + 1} of ${count}: ${title}`);
  }, [at, id, title, count]);
  const move = useCallback(
    (step: Move) => {
      if (scrollsFirst(step)) {
        return;
      }
      const by = step.startsWith('next') ? 1 : -1;
      setAt((now) => Math.min(count - 1, Math.max(0, now + by)));
    },
    [count],
  );
  return {at, sections, move};
}

/** Called before the whole lesson is shown again: keeps the address at the section that was shown. */
export function returnToLesson(section: Section | undefined): void {
  writeAddress(false, section?.id);
  setAnchor(section?.id === undefined ? '' : `#${section.id}`);
}

export function scrollToSection(section: Section | undefined): void {
  const [heading] = section?.parts ?? [];
  if (section?.id === undefined) {
    window.scrollTo({top: 0, behavior: 'instant'});
  } else {
    heading?.scrollIntoView({behavior: 'instant'});
  }
  focusOnSection(section?.id);
}

function startingAt(): number {
  const prose = document.querySelector(PROSE);
  const {search, hash} = window.location;
  return prose === null || !asksToPresent(search)
    ? 0
    : sectionOf(prose, decodeURIComponent(hash.slice(1)));
}

/** Adds no history entry, so that Back leaves the lesson as before. */
function writeAddress(isPresented: boolean, id: string | undefined): void {
  const {pathname, search} = window.location;
  const hash = id === undefined ? '' : `#${id}`;
  const query = presentQuery(search, isPresented);
  window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
}

/** Moves focus to the section, unless the reader is using the buttons. */
function focusOnSection(id: string | undefined): void {
  if (document.activeElement?.closest('[data-present-bar]') === null) {
    const heading = id === undefined ? document.querySelector('main') : document.getElementById(id);
    heading?.focus({preventScroll: true});
  }
}

/** A clicker has no other key for scrolling through a long section. */
function scrollsFirst(step: Move): boolean {
  const {scrollHeight, clientHeight} = document.documentElement;
  const rest =
    step === 'nextScreen'
      ? scrollHeight - clientHeight - window.scrollY
      : step === 'previousScreen'
        ? window.scrollY
        : 0;
  if (rest <= ROUNDING_PX) {
    return false;
  }
  const by = clientHeight * SCREEN_SHARE * (step === 'nextScreen' ? 1 : -1);
  window.scrollBy({top: by, behavior: 'instant'});
  return true;
}
