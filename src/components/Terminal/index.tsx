import React, {type ReactNode, useEffect, useState} from 'react';
import {LOAD_FAILED, RUN_TO_TYPE} from '@site/src/data/runTexts';
import type {Props as PromptProps} from './Prompt';
import styles from './styles.module.css';

type Props = Omit<PromptProps, 'ran' | 'terminal'> & Partial<Pick<PromptProps, 'ran' | 'terminal'>>;

/**
 * The terminal in which a console example continues. It takes up its space from the start, so that nothing
 * moves when it opens; its code is loaded after the first run.
 */
export default function Terminal({ran, terminal, ...rest}: Props): ReactNode {
  const [loaded, setLoaded] = useState<{default?(props: PromptProps): ReactNode}>();
  const session = terminal?.session;
  useEffect(() => {
    if (session) {
      import('./Prompt').then(setLoaded, () => setLoaded({}));
    }
  }, [session]);
  const Prompt = loaded?.default;
  return (
    <div className={styles.terminal}>
      {Prompt && ran && terminal ? (
        <Prompt key={session} ran={ran} terminal={terminal} {...rest} />
      ) : (
        <div className={styles.closed}>{loaded && !Prompt ? LOAD_FAILED : RUN_TO_TYPE}</div>
      )}
    </div>
  );
}
