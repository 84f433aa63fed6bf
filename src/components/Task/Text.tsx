import type {ReactNode} from 'react';

export interface Props {
  readonly children?: ReactNode;
}

/** The instructions of a task, which come before its code. */
export default function TaskText({children}: Props): ReactNode {
  return children;
}
