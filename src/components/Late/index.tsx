import {createElement, useEffect, useState, type ComponentType, type ReactNode} from 'react';

export interface Props<P> {
  readonly load: () => Promise<{readonly default: ComponentType<P>}>;
  readonly props: P;
}

/**
 * A component that is loaded when it is first shown. If loading fails, the page stays as it is, and the
 * portal's own notice says so (clientModules/resilience.ts).
 */
export default function Late<P extends object>({load, props}: Props<P>): ReactNode {
  const [loaded, setLoaded] = useState<{readonly default: ComponentType<P>}>();
  useEffect(() => void load().then(setLoaded), [load]);
  return loaded ? createElement(loaded.default, props) : null;
}
