import addresses from '@generated/runtimes/default/manifest.json';
import {LOAD_FAILED} from '../data/runTexts';

const texts = new Map<string, Promise<string>>();

/** URL of a file in src/plugins/runtimes/entries.ts, including the hash of its content. */
export function runtimeAddress(name: string): string {
  const address = addresses[name];
  if (address === undefined) {
    throw new Error(`There is no runtime file named ${name}`);
  }
  return address;
}

/** The text of a runtime file, which is loaded once. After a failure the next call tries again. */
export async function runtimeText(name: string): Promise<string> {
  const known = texts.get(name);
  if (known) {
    return await known;
  }
  const loading = load(runtimeAddress(name)).then(async (response) => await response.text());
  texts.set(name, loading);
  try {
    return await loading;
  } catch (error) {
    texts.delete(name);
    throw error;
  }
}

/** The bytes of a runtime file, which are not kept in memory but in the browser's cache. */
export async function loadBytes(name: string): Promise<ArrayBuffer> {
  return await (await load(runtimeAddress(name))).arrayBuffer();
}

/** The files of a prepared set, each as text or as a `data:` URL. */
export async function loadSetup(
  name: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  return name === undefined
    ? {}
    : (JSON.parse(await runtimeText(`setups/${name}.json`)) as Readonly<Record<string, string>>);
}

/** Part of an engine failed to load; the reader can try again. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) {
    throw new LoadError(LOAD_FAILED);
  }
  return response;
}
