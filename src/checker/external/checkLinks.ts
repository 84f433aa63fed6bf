import type {ExternalLink} from './collect';
import type {Verdict} from './probe';

export type Verdicts = Readonly<Record<string, Verdict>>;

export interface CheckLinksOptions {
  readonly known: Verdicts;
  /** How long an earlier answer remains valid, in milliseconds. */
  readonly believe: number;
  readonly now: () => number;
  /** Number of requests at the same time. */
  readonly workers: number;
  readonly ask: (url: string) => Promise<Verdict>;
}

/** Requests every address that has no recent answer, but never two from one host at the same time. */
export async function checkLinks(
  links: readonly ExternalLink[],
  {known, believe, now, workers, ask}: CheckLinksOptions,
): Promise<Verdicts> {
  const verdicts: Record<string, Verdict> = {};
  const hosts = new Map<string, string[]>();
  for (const {url} of links) {
    const earlier = known[url];
    if (earlier !== undefined && earlier.state !== 'unsure' && now() - earlier.at < believe) {
      verdicts[url] = earlier;
    } else {
      const {host} = new URL(url);
      hosts.set(host, [...(hosts.get(host) ?? []), url]);
    }
  }
  const queue = [...hosts.values()];
  const work = async (): Promise<void> => {
    for (let urls = queue.shift(); urls !== undefined; urls = queue.shift()) {
      for (const url of urls) {
        verdicts[url] = await ask(url);
      }
    }
  };
  await Promise.all(Array.from({length: workers}, work));
  return verdicts;
}

/** One line for each address that needs attention, followed by the places that link to it. */
export function formatVerdicts(links: readonly ExternalLink[], verdicts: Verdicts): string {
  const wanting = links.flatMap((link) => {
    const verdict = verdicts[link.url];
    return verdict === undefined || verdict.state === 'alive' ? [] : [{...link, ...verdict}];
  });
  const lines = wanting.flatMap(({url, places, state, detail}) => [
    `${state}  ${url}  (${detail})`,
    ...places.map(({path, line, column}) => `    ${path}:${line}:${column}`),
  ]);
  const count = (state: Verdict['state']): number =>
    Object.values(verdicts).filter((verdict) => verdict.state === state).length;
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    `${links.length} URLs: ${count('alive')} alive, ${count('moved')} moved, ${count('dead')} dead, ${count('unsure')} unsure.`,
  ].join('\n');
}
