// Internal to Docusaurus 3.10.2; takes the place of its client entry (src/plugins/stagedStart).

/** Resolves in a task of its own, so that taps and scrolling come in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Each stage is part of the main script and only runs late; a later one finds what an earlier one has run. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/docusaurus');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  const {isLeaving} = await import(/* webpackMode: "eager" */ '../address');
  if (isLeaving) {
    return;
  }
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
