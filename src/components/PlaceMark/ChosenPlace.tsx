import React, {useCallback, useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Late from '@site/src/components/Late';
import {SHORTCUT_KEYS} from '@site/src/data/readerTexts';
import {useAnchor} from '@site/src/hooks/useAnchor';
import {useHotKeys} from '@site/src/hooks/useHotKeys';
import {usePage} from '@site/src/hooks/usePage';
import {plainText} from '@site/src/lib/sidebar';
import {choosePlace, onPlaceChosen, type Chosen} from './chosenPlace';

const KEYS = [SHORTCUT_KEYS.mark];

const load = () => import('./PlaceDialog');

/** The bookmark and the note of the place that the reader has chosen, in a dialog that is loaded at that moment. */
export default function ChosenPlace(): ReactNode {
  const {pathname} = useLocation();
  const {title, toc} = usePage();
  const anchor = useAnchor();
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => onPlaceChosen(setChosen), []);
  useEffect(() => setChosen(undefined), [pathname]);
  const chooseHere = useCallback(() => {
    choosePlace({id: toc.find(({id}) => `#${id}` === anchor)?.id});
    return true;
  }, [toc, anchor]);
  useHotKeys(KEYS, chooseHere);
  const heading = toc.find(({id}) => id === chosen?.id);
  if (chosen === undefined) {
    return null;
  }
  const props = {
    place: heading ? `${pathname}#${heading.id}` : pathname,
    title,
    heading: heading && plainText(heading.value),
    onClosed: () => setChosen(undefined),
  };
  return <Late load={load} props={props} />;
}
