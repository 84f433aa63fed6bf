import addresses from '@generated/runtimes/default/manifest.json';
import {LOAD_FAILED} from '../data/runTexts';

const texts = new Map<string, Promise<string>>();

/** Where a file of src/plugins/runtimes/entries.ts is, with the hash of its content. */
export function runtimeAddress(name: string): string {
  const address = addresses[name];
  if (address === undefined) {
    throw new Error(`No runtime file is called ${name}`);
  }
  return address;
}

/** The text of a runtime file, loaded once. A failed load is tried again at the next call. */
export async function runtimeText(name: string): Promise<string> {
  const known = texts.get(name);
  if (known) {
    return await known;
  }
  const loading = loadText(name);
  texts.set(name, loading);
  try {
    return await loading;
  } catch (error) {
    texts.delete(name);
    throw error;
  }
}

/** The text of a runtime file, which only the browser's cache keeps. */
export async function loadText(name: string): Promise<string> {
  return await (await load(runtimeAddress(name))).text();
}

/** The bytes of a runtime file, which only the browser's cache keeps. */
export async function loadBytes(name: string): Promise<ArrayBuffer> {
  return await (await load(runtimeAddress(name))).arrayBuffer();
}

/** The files of a prepared set: text, or a `data:` address. */
export async function loadSetup(
  name: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  return name === undefined
    ? {}
    : (JSON.parse(await runtimeText(`setups/${name}.json`)) as Readonly<Record<string, string>>);
}

/** A part of an engine could not be loaded; the reader can try again. */
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
