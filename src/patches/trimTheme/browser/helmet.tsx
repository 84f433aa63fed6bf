import {useLayoutEffect, useState, type ReactNode} from 'react';
import {apply} from './head/apply';
import {merge} from './head/merge';
import {readTags, type HeadTag} from './head/readTags';

/** Keyed by the order of first rendering, in which an outer `<Head>` comes before those inside it. */
const heads = new Map<number, readonly HeadTag[]>();
let latest = 0;
let frame = 0;

interface Props {
  readonly children?: ReactNode;
}

/** Replaces react-helmet-async's component in the browser. Docusaurus' `<Head>` renders it. */
export function Helmet({children}: Props): ReactNode {
  const [order] = useState(() => (latest += 1));
  useLayoutEffect(() => {
    heads.set(order, readTags(children));
    applySoon();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      applySoon();
    },
    [order],
  );
  return null;
}

/** Only server rendering needs a context; in the browser there is one document. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}

/** Updates the document once for all heads that change in the same frame. */
function applySoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const ordered = [...heads].sort(([one], [other]) => one - other);
    apply(merge(ordered.map(([, tags]) => tags)));
  });
}
