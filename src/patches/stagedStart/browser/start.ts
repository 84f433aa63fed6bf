/** Resolves in a new task, so that taps and scrolling are handled in between. */
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

/** Replaces Docusaurus' client entry. Every stage is part of the main script but runs in a task of its own. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // Listing the exports that are used lets the bundler leave out the rest of a package.
  await import(/* webpackMode: "eager", webpackExports: ["Router"] */ 'react-router-dom');
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/docusaurus');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  const {isLeaving} = await import(/* webpackMode: "eager" */ '@site/src/clientModules/address');
  if (isLeaving) {
    return;
  }
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
