import React, {type MouseEvent, type ReactNode} from 'react';
import styles from './late.module.css';

export interface Props {
  readonly id: string;
  readonly link: string;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onChoose: (link: string) => void;
  readonly children: ReactNode;
}

/**
 * A row of the list. It is an option for assistive technology and a link for the mouse, so that the middle
 * button and modifier keys open a tab as they do on any link. A plain press navigates on mousedown.
 */
export default function Option(props: Props): ReactNode {
  const {id, link, isActive, onActivate, onChoose, children} = props;
  return (
    <a
      id={id}
      href={link}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      draggable={false}
      className={styles.option}
      onMouseEnter={onActivate}
      onMouseDown={(event) => {
        // Focus stays in the box, so that the list stays open when a link opens in a new tab.
        event.preventDefault();
        if (isPlain(event)) {
          onChoose(link);
        }
      }}
      onClick={(event) => {
        if (isPlain(event)) {
          event.preventDefault();
          if (event.detail === 0) {
            onChoose(link);
          }
        }
      }}
    >
      {children}
    </a>
  );
}

/** True for the main button alone. A click with a `detail` of 0 comes from assistive technology. */
function isPlain({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
