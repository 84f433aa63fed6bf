import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import Late from '@site/src/components/Late';
import styles from './styles.module.css';

export interface Props {
  readonly svg: string;
  /** Accessible name of the drawing's button and dialog. */
  readonly name: string;
  /** Accessible name of the scrollable area, which the keyboard can then reach; set when the drawing can scroll. */
  readonly scrollName?: string;
  readonly caption?: ReactNode;
}

const load = () => import('./Enlarged');

/** A drawing inline in the page, so that it uses the page's colours in both modes. A click enlarges it. */
export default function Drawing({svg, name, scrollName, caption}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isEnlarged, setEnlarged] = useState(false);
  const enlarge = (): void => setEnlarged(true);
  return (
    <figure className={styles.figure}>
      <div
        className={clsx(styles.drawing, isBrowser && styles.live)}
        onClick={enlarge}
        {...(scrollName === undefined
          ? {}
          : {role: 'group', tabIndex: 0, 'aria-label': scrollName})}
        dangerouslySetInnerHTML={{__html: svg}}
      />
      <div className={styles.foot}>
        {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
        <button
          type="button"
          className={clsx('live-only', styles.button)}
          aria-label={`Enlarge: ${name}`}
          aria-haspopup="dialog"
          // Before hydration the button takes up its space but cannot be used.
          style={isBrowser ? undefined : {visibility: 'hidden'}}
          onClick={enlarge}
        >
          <Icon name="enlarge" />
        </button>
      </div>
      {isEnlarged && <Late load={load} props={{svg, name, onClosed: () => setEnlarged(false)}} />}
    </figure>
  );
}
