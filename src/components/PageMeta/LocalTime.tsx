import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

export interface Props {
  /** Seconds since 1970. */
  readonly seconds: number;
}

/** A time in the reader's own time zone and format; a plain date until hydration. */
export default function LocalTime({seconds}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const date = new Date(seconds * 1000);
  const iso = date.toISOString();
  return <time dateTime={iso}>{isBrowser ? date.toLocaleString() : iso.slice(0, 10)}</time>;
}
