import type {ReactNode} from 'react';

export interface Props {
  readonly title: string;
  /** Open initially, instead of the first tab. */
  readonly active?: boolean;
  readonly children: ReactNode;
}

/** One tab of a code group. */
export default function CodeGroupItem({children}: Props): ReactNode {
  return children;
}
