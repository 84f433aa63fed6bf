import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createEchoFilter} from '@site/src/lib/storageEcho';

// Runs before React adds its listeners, so that this one receives each event first.
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
