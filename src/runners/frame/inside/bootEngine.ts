// The worker of an engine, which starts while the engine's code is still loading. Code that arrives through the port
// starts sooner than code from a `blob:` address, which goes through the browser's own process.

self.onmessage = ({ports: [port]}: MessageEvent) => {
  port!.onmessage = ({data}: MessageEvent<ArrayBuffer>) => {
    const compile = eval;
    compile(new TextDecoder().decode(data));
    // The engine's code has set it anew, and now waits for its port.
    self.onmessage?.call(self, new MessageEvent('message', {ports: [port!]}));
  };
};
