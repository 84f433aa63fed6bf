const originals = new WeakMap<object, object>();
const stopListening = (): void => undefined;

/** The same history, except that its listeners are never called. */
export function silenced<H extends object>(history: H): H {
  const silent = new Proxy(history, {
    get: (target, key) =>
      key === 'listen' ? () => stopListening : (Reflect.get(target, key) as unknown),
  });
  originals.set(silent, history);
  return silent;
}

/** The original of a silenced history; any other history is returned as it is. */
export function unsilenced<H extends object>(history: H): H {
  return (originals.get(history) as H | undefined) ?? history;
}
