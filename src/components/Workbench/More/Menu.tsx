import React, {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {usePreviewScheme} from '@site/src/hooks/usePreviewScheme';
import type {OwnVersionState} from '@site/src/hooks/useOwnVersion';
import {SETS_PAGE} from '@site/src/lib/code/preparedSet';
import {choosePreviewScheme} from './choosePreviewScheme';
import {downloadFiles} from './downloadFiles';
import {focusAfterKey} from './focusAfterKey';
import {placeMenu} from './placeMenu';
import styles from './late.module.css';

/** What the menu's actions apply to. */
export interface Actions {
  readonly own: OwnVersionState;
  /** Name of the downloaded page. */
  readonly title: string;
  /** Prepared set that the example uses. */
  readonly setup?: string;
  /** Whether the example is a page that can be downloaded as a single file. */
  readonly isOnePage: boolean;
  /** Whether the example shows a page, for which the reader can choose the colours. */
  readonly hasPreview: boolean;
  /** Undefined while there is no result to enlarge. */
  readonly onEnlarge?: () => void;
}

export interface Props extends Actions {
  readonly button: RefObject<HTMLElement | null>;
  readonly startsAtEnd: boolean;
  readonly onClose: () => void;
}

const ENTRIES = '[role^="menuitem"]';

/**
 * A block's menu, which follows the ARIA pattern of a menu button. It is a popover, because the block clips
 * whatever extends beyond it.
 */
export default function Menu(props: Props): ReactNode {
  const {own, title, setup, isOnePage, hasPreview, onEnlarge, button, startsAtEnd, onClose} = props;
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current!;
    // Not all test environments support popovers.
    element.showPopover?.();
    const {left, top} = placeMenu(
      button.current!.getBoundingClientRect(),
      element.getBoundingClientRect(),
      {width: document.documentElement.clientWidth, height: window.innerHeight},
    );
    element.style.left = `${left + window.scrollX}px`;
    element.style.top = `${top + window.scrollY}px`;
    const entries = element.querySelectorAll<HTMLElement>(ENTRIES);
    entries[startsAtEnd ? entries.length - 1 : 0]!.focus({preventScroll: true});
  }, [button, startsAtEnd]);
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = [...menu.current!.querySelectorAll<HTMLElement>(ENTRIES)];
    const labels = entries.map(({textContent}) => textContent);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const next = focusAfterKey(event.key, labels, at);
    if (next !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      entries[next]!.focus();
    }
  };
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label="More for this example"
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {own.hasMine && (
        <div role="group" aria-label="Version" className={styles.group}>
          {(['mine', 'original'] as const).map((version) => (
            <Choice
              key={version}
              isChosen={own.version === version}
              onChoose={closeAnd(() => own.show(version))}
            >
              {version === 'mine' ? 'Mine' : 'Original'}
            </Choice>
          ))}
          <Reset onReset={closeAnd(own.reset)} />
        </div>
      )}
      {hasPreview && <Schemes closeAnd={closeAnd} />}
      {onEnlarge && <Entry onChoose={closeAnd(onEnlarge)}>Open full size</Entry>}
      <Entry onChoose={closeAnd(() => void downloadFiles(own.files, isOnePage, title, setup))}>
        Download
      </Entry>
      {setup !== undefined && (
        <Link
          role="menuitem"
          tabIndex={-1}
          className={styles.entry}
          to={`${SETS_PAGE}#${setup}`}
          onClick={onClose}
        >
          Data: {setup}
        </Link>
      )}
    </div>
  );
}

interface EntryProps {
  readonly children: ReactNode;
  readonly onChoose: () => void;
}

function Entry({children, onChoose}: EntryProps): ReactNode {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.entry} onClick={onChoose}>
      {children}
    </button>
  );
}

function Choice({children, onChoose, isChosen}: EntryProps & {isChosen: boolean}): ReactNode {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className={styles.entry}
      onClick={onChoose}
    >
      <Icon name="check" />
      {children}
    </button>
  );
}

/** The colours of all previews. */
function Schemes({closeAnd}: {closeAnd: (act: () => void) => () => void}): ReactNode {
  const chosen = usePreviewScheme();
  return (
    <div role="group" aria-label="Previews" className={styles.group}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Choice
          key={scheme}
          isChosen={scheme === chosen}
          onChoose={closeAnd(() => choosePreviewScheme(scheme))}
        >
          {scheme === 'light' ? 'Light previews' : 'Dark previews'}
        </Choice>
      ))}
    </div>
  );
}

/** The reader's version is deleted, so it takes a second press; the menu stays open for it. */
function Reset({onReset}: {readonly onReset: () => void}): ReactNode {
  const [isAsked, setAsked] = useState(false);
  return (
    <Entry onChoose={() => (isAsked ? onReset() : setAsked(true))}>
      {isAsked ? 'Reset: press again to delete your version' : 'Reset'}
    </Entry>
  );
}
