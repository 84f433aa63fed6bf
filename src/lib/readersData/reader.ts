import {readStored, storedKeys, writeStored} from '../storage';
import {KEYS} from './keys';
import {createStore} from './store';
import {dataOfOldFlags} from './tasks';

/** The data of the reader of this device. */
export const reader = createStore({
  read: () => readStored(KEYS.reader) ?? dataOfOldFlags(storedKeys()),
  write: (text) => writeStored(KEYS.reader, text),
});
