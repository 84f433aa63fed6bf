import {useEffect, useState} from 'react';

interface FullScreen {
  /** iPhones cannot show a page in full screen. */
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

/** Undefined where full screen is not available. */
function isFullScreen(): boolean {
  return Boolean(document.fullscreenElement);
}
