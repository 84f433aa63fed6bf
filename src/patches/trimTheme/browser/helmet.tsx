import {useLayoutEffect, useState, type ReactNode} from 'react';
import {apply} from './head/apply';
import {merge} from './head/merge';
import {readTags, type HeadTag} from './head/readTags';

/** By the order in which they were first rendered, in which an outer one comes before those inside it. */
const heads = new Map<number, readonly HeadTag[]>();
let latest = 0;
let frame = 0;

interface Props {
  readonly children?: ReactNode;
}

/** Replaces react-helmet-async’s component in the browser: what Docusaurus’ `<Head>` renders. */
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

/** The server needs a context for what it renders; the browser has one document. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}

/** Once for all heads that change in a frame. */
function applySoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const ordered = [...heads].sort(([one], [other]) => one - other);
    apply(merge(ordered.map(([, tags]) => tags)));
  });
}
