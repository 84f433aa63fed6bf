import type {ReactNode} from 'react';
import useIsBrowser from './useIsBrowser';

interface Props {
  readonly children: () => ReactNode;
  readonly fallback?: ReactNode;
}

export default function BrowserOnly({children, fallback = null}: Props): ReactNode {
  return useIsBrowser() ? children() : fallback;
}
