import {useCallback, useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';

export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback';

interface ColorModeApi {
  colorMode: 'light' | 'dark';
  colorModeChoice: 'light' | 'dark' | null;
  setColorMode: (mode: 'light' | 'dark' | null) => void;
}

/** Light, chosen by nobody; a test gives another state with `mockReturnValue`. */
export const useColorMode = jest.fn((): ColorModeApi => ({
  colorMode: 'light',
  colorModeChoice: null,
  setColorMode: jest.fn(),
}));

export function HtmlClassNameProvider({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  useEffect(() => {
    const names = className.split(' ').filter(Boolean);
    document.documentElement.classList.add(...names);
    return () => document.documentElement.classList.remove(...names);
  }, [className]);
  return children;
}

export function PageMetadata({title}: {readonly title?: string}): ReactNode {
  useEffect(() => {
    if (title !== undefined) {
      document.title = title;
    }
  }, [title]);
  return null;
}

/** As the real one: the same function in every render, which calls the newest. */
export function useEvent<Values extends unknown[]>(
  callback: (...values: Values) => void,
): (...values: Values) => void {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...values: Values) => newest.current(...values), []);
}

/** As the real one: storage that is blocked reads as empty. */
export function createStorageSlot(key: string) {
  return {
    get: () => attempt(() => localStorage.getItem(key)),
    set: (value: string) => void attempt(() => localStorage.setItem(key, value)),
    del: () => void attempt(() => localStorage.removeItem(key)),
    listen: () => () => undefined,
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
