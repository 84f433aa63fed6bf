import {type RefCallback, useCallback, useEffect, useRef, useState} from 'react';
import {readFacts, type TimelineFacts, type ToTimeline} from '@site/src/lib/timeline';
import {loadThroughWorker} from '@site/src/runners/frame/throughWorker';

interface TimelineFrame {
  readonly attach: RefCallback<HTMLIFrameElement>;
  /** Undefined until the page of the frame has loaded. */
  readonly facts?: TimelineFacts;
  /** Shows the page at a time in milliseconds. */
  readonly show: (at: number) => void;
}

/** The frame whose animations are controlled, and the facts that it reports about them. */
export function useTimelineFrame(animation: string | undefined): TimelineFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const attach = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
    loadThroughWorker(element);
  }, []);
  const [facts, setFacts] = useState<TimelineFacts>();
  useEffect(() => {
    const receive = ({source, data}: MessageEvent) => {
      const found =
        source !== null && source === frame.current?.contentWindow ? readFacts(data) : undefined;
      if (found) {
        setFacts((known) => (isSame(known, found) ? known : found));
      }
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  const show = useCallback(
    (at: number) => {
      const message: ToTimeline = {at, animation};
      // The frame's opaque origin cannot be used as the target origin.
      frame.current?.contentWindow?.postMessage(message, '*');
    },
    [animation],
  );
  return {attach, facts, show};
}

/** The frame sends its facts with every moment. */
function isSame(known: TimelineFacts | undefined, found: TimelineFacts): boolean {
  return known?.name === found.name && known.length === found.length;
}
