import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';

/** Puts its tags into the head; the real one also merges and removes. */
export default function Head({children}: {readonly children?: ReactNode}): ReactNode {
  return createPortal(children, document.head);
}
