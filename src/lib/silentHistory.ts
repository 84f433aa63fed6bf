const heard = new WeakMap<object, object>();
const nobody = (): void => undefined;

/** The same history, which tells nobody of a new address. */
export function silenced<H extends object>(history: H): H {
  const silent = new Proxy(history, {
    get: (target, key) => (key === 'listen' ? () => nobody : (Reflect.get(target, key) as unknown)),
  });
  heard.set(silent, history);
  return silent;
}

/** The history behind a silenced one; any other is given back. */
export function unsilenced<H extends object>(history: H): H {
  return (heard.get(history) as H | undefined) ?? history;
}
