import React, {type ReactNode, useEffect, useState} from 'react';
import {LOAD_FAILED} from '@site/src/data/runTexts';
import type {Props} from './Prompt';

type Prompt = (props: Props) => ReactNode;

/** The terminal in which a console example goes on. Its code is loaded after the first run. */
export default function Terminal(props: Props): ReactNode {
  const [loaded, setLoaded] = useState<{readonly Prompt?: Prompt}>();
  useEffect(() => {
    import('./Prompt').then(
      ({default: Prompt}) => setLoaded({Prompt}),
      () => setLoaded({}),
    );
  }, []);
  if (!loaded) {
    return null;
  }
  const {Prompt} = loaded;
  return Prompt ? <Prompt {...props} /> : <p role="alert">{LOAD_FAILED}</p>;
}
