import {useEffect, useState} from 'react';
import {readStored, writeStored} from '@site/src/lib/storage';

const YES = 'done';

/** A flag that is set once and stored on the device. */
export function useKeptFlag(key: string): readonly [isSet: boolean, set: () => void] {
  const [isSet, setState] = useState(false);
  useEffect(() => setState(readStored(key) === YES), [key]);
  return [
    isSet,
    () => {
      setState(true);
      writeStored(key, YES);
    },
  ];
}
