import {useEffect, useState} from 'react';
import {readStored, writeStored} from '@site/src/lib/storage';

const YES = 'done';

/** Something that was reached once, kept on the device. */
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
