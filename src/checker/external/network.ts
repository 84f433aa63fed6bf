import {lookup} from 'node:dns/promises';

/** Hosts that are looked for; one that answers is enough. */
const SAMPLE = 3;
const PATIENCE_MS = 3000;

/** Whether the network can be reached at all: without it every address would be called dead. */
export async function hasNetwork(urls: readonly string[]): Promise<boolean> {
  const hosts = [...new Set(urls.map((url) => new URL(url).hostname))].slice(0, SAMPLE);
  const answers = hosts.map(async (host) => {
    await lookup(host);
    return true;
  });
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  return (
    hosts.length === 0 || (await Promise.race([Promise.any(answers).catch(() => false), late]))
  );
}
