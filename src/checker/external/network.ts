import {lookup} from 'node:dns/promises';

/** Number of hosts to look up; one answer is enough. */
const SAMPLE = 3;
const PATIENCE_MS = 3000;

/** Whether there is a network connection; without one, every address would be reported as dead. */
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
