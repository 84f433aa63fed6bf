import type {ReactNode} from 'react';

export interface Props {
  readonly children?: ReactNode;
}

/** The text of a task, before its code. */
export default function TaskText({children}: Props): ReactNode {
  return children;
}
