import {loadBytes} from './assets';
import {openFrame} from './frame/openFrame';
import type {EngineRequest} from './frame/protocol';
import type {FromEngine, ToEngine} from './workerProtocol';

export interface EngineParts {
  /** Name of the worker in src/plugins/runtimes/entries.ts. */
  readonly worker: string;
  /** Names of the files that it may request. */
  readonly files?: readonly string[];
  /** The files that it always needs, which are loaded in parallel with the worker. */
  readonly always?: readonly string[];
}

/** A worker that runs the reader's code, in its own document with an opaque origin. */
export interface Engine {
  post(message: ToEngine): void;
  onMessage(handle: (message: FromEngine) => void): void;
  close(): void;
}

/**
 * Starts a worker inside the sandboxed document, which has no network, no storage and no access to the
 * portal. The engine's files are loaded here, where the browser caches them, and passed to the worker.
 */
export async function openEngine({worker, files = [], always = []}: EngineParts): Promise<Engine> {
  const early = new Map(always.map((name) => [name, settled(loadBytes(name))]));
  const [code, frame] = await Promise.all([
    loadBytes(worker),
    openFrame<EngineRequest>('console.html', document.body),
  ]);
  const {port1, port2} = new MessageChannel();
  const post = (message: ToEngine, transfer: Transferable[] = []) =>
    port1.postMessage(message, transfer);
  const supply = async (name: string) => {
    const isKnown = [...always, ...files].includes(name);
    const loading = early.get(name) ?? (isKnown ? settled(loadBytes(name)) : undefined);
    early.delete(name);
    const content = await loading;
    post({kind: 'file', name, content}, content ? [content] : []);
  };
  let handle: (message: FromEngine) => void = () => undefined;
  port1.onmessage = ({data}: MessageEvent<FromEngine>) => {
    if (data.kind === 'need') {
      void supply(data.name);
    } else {
      handle(data);
    }
  };
  frame.onMessage((message) => {
    if (message.kind === 'error') {
      handle({kind: 'failed', message: message.error.message});
    }
  });
  frame.post({kind: 'engine', code}, [port2, code]);
  return {
    post,
    onMessage(next) {
      handle = next;
    },
    close() {
      port1.close();
      frame.close();
    },
  };
}

async function settled<T>(loading: Promise<T>): Promise<T | undefined> {
  return await loading.catch(() => undefined);
}
