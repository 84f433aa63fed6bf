import {useCallback, useEffect, useRef, useState, type KeyboardEvent} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {isPhone} from '@site/src/hooks/isPhone';
import {boxAction} from '@site/src/lib/search/comboboxKeys';
import {useBoxFocus, type BoxFocus} from './useBoxFocus';

export interface Combobox extends BoxFocus {
  readonly query: string;
  /** False after Escape or a choice, until the reader continues typing or navigating. */
  readonly isOpen: boolean;
  /** Index of the active row; −1 for none. */
  readonly index: number;
  readonly setQuery: (query: string) => void;
  readonly setIndex: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, links: readonly string[]) => void;
  /** Opens a row with the mouse, which does not keep focus in the box. */
  readonly choose: (link: string) => void;
}

/**
 * Set by Enter: the box keeps focus, so that the reader can type again at once (S24). Because a navigation
 * moves focus to the start of the page, or renders a new navbar, the box takes focus back afterwards.
 */
let isFocusHandedOver = false;

/** Query, rows and selection of the search box (S19–S28 of the specification). */
export function useCombobox(): Combobox {
  const box = useBoxFocus();
  const {inputRef, leave, onFocus} = box;
  const [query, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const isLeaving = useRef(false);
  const history = useHistory();
  const location = useLocation();

  const setQuery = useCallback((text: string) => {
    // The reader typed while the chosen page was still loading, so a new search has begun.
    isLeaving.current = false;
    setText(text);
    setIndex(0);
    setOpen(true);
  }, []);

  const takeFocusOver = useCallback(() => {
    const isTaken = isFocusHandedOver && inputRef.current !== document.activeElement;
    isFocusHandedOver = false;
    if (isTaken) {
      inputRef.current?.focus({preventScroll: true});
      setOpen(false);
    }
  }, [inputRef]);

  useEffect(() => {
    takeFocusOver();
    const {current: input} = inputRef;
    if (input !== null && input === document.activeElement) {
      // The reader focused the box before the script had loaded.
      onFocus();
      if (input.value !== '') {
        setQuery(input.value);
      }
    }
  }, [inputRef, onFocus, setQuery, takeFocusOver]);

  useEffect(() => {
    if (isLeaving.current) {
      isLeaving.current = false;
      setText('');
      setIndex(0);
    }
    takeFocusOver();
  }, [location, takeFocusOver]);

  const goTo = (link: string, keepsFocus: boolean): void => {
    isLeaving.current = true;
    isFocusHandedOver = keepsFocus;
    setOpen(false);
    if (keepsFocus) {
      inputRef.current?.select();
    }
    history.push(link);
    if (!keepsFocus) {
      leave();
    }
  };

  const onKeyDown = (event: KeyboardEvent, links: readonly string[]): void => {
    const state = {isOpen, index, count: links.length, hasQuery: query !== ''};
    const action = event.nativeEvent.isComposing ? undefined : boxAction(event.key, state);
    if (action === undefined) {
      return;
    }
    event.preventDefault();
    switch (action?.kind) {
      case 'move':
        setIndex(action.index);
        break;
      case 'open':
        setOpen(true);
        break;
      case 'clear':
        setQuery('');
        setOpen(false);
        break;
      case 'leave':
        leave();
        break;
      case 'choose':
        goTo(links[action.index]!, !isPhone());
        break;
      case undefined:
        break;
    }
  };

  return {
    ...box,
    query,
    isOpen,
    index,
    setQuery,
    setIndex,
    onFocus: () => {
      box.onFocus();
      setOpen(true);
    },
    onKeyDown,
    choose: (link) => goTo(link, false),
  };
}
