import {loadBytes, loadText} from './assets';
import {openFrame} from './frame/openFrame';
import type {EngineRequest} from './frame/protocol';
import type {FromEngine, ToEngine} from './workerProtocol';

export interface EngineParts {
  /** Name of the worker in src/plugins/runtimes/entries.ts. */
  readonly worker: string;
  /** Names of the files that it may ask for. */
  readonly files?: readonly string[];
  /** Those that it always needs, so that they are loaded beside the worker. */
  readonly always?: readonly string[];
}

/** A worker that runs the reader’s code, in a document of its own without an origin. */
export interface Engine {
  post(message: ToEngine): void;
  onMessage(handle: (message: FromEngine) => void): void;
  close(): void;
}

/**
 * Starts a worker inside the sandboxed document, which has no network, no storage and no way to the
 * portal. What the engine is made of is loaded here, where the browser keeps it, and handed over.
 */
export async function openEngine({worker, files = [], always = []}: EngineParts): Promise<Engine> {
  const early = new Map(always.map((name) => [name, settled(loadBytes(name))]));
  const [code, frame] = await Promise.all([
    loadText(worker),
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
  frame.post({kind: 'engine', code}, [port2]);
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
