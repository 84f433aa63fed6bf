import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import Enlarged from './Enlarged';
import styles from './styles.module.css';

export interface Props {
  readonly svg: string;
  /** What the drawing is called where its button or its dialog is read aloud. */
  readonly name: string;
  /** A drawing that scrolls where it does not fit can be reached by keyboard, under this name. */
  readonly scrollName?: string;
  readonly caption?: ReactNode;
}

/** A drawing in the page itself, so that it takes the page’s colours in both modes; it grows on a click. */
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
          className={styles.button}
          aria-label={`Enlarge: ${name}`}
          aria-haspopup="dialog"
          // Before the page is live the button keeps its place and offers nothing.
          style={isBrowser ? undefined : {visibility: 'hidden'}}
          onClick={enlarge}
        >
          <Icon name="enlarge" />
        </button>
      </div>
      {isEnlarged && <Enlarged svg={svg} name={name} onClosed={() => setEnlarged(false)} />}
    </figure>
  );
}
