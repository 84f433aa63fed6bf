import type {ReactNode} from 'react';

export default function ErrorBoundary({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
