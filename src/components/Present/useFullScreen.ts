import {useEffect, useState} from 'react';

interface FullScreen {
  /** Phones of Apple cannot show a page without the browser around it. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

export function useFullScreen(): FullScreen {
  const [isOn, setOn] = useState(isFullScreen);
  useEffect(() => {
    const read = (): void => setOn(isFullScreen());
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  const toggle = (): void => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch((error: unknown) => console.warn('The browser refuses full screen.', error));
  };
  return {isOffered: document.fullscreenEnabled, isOn, toggle};
}

/** Undefined where there is no full screen. */
function isFullScreen(): boolean {
  return Boolean(document.fullscreenElement);
}
