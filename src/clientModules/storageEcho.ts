import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createEchoFilter} from '@site/src/lib/storageEcho';

// Runs before React listens, so that it hears each event first.
if (ExecutionEnvironment.canUseDOM) {
  const isEcho = createEchoFilter(queueMicrotask);
  window.addEventListener(
    'storage',
    (event) => {
      if (!event.isTrusted && isEcho(`${event.key}=${event.newValue}`)) {
        event.stopImmediatePropagation();
      }
    },
    {capture: true},
  );
}
