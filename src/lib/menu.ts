import type {MenuItem} from '../data/menu';
import type {Repository} from '../data/site';

const HTTP = /^(?:https?:)?\/\//;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Whether a link leads to another site and opens in a new tab; `mailto:` and `tel:` do not. */
export function isExternal(link: string): boolean {
  return HTTP.test(link) || /^ftp:/.test(link);
}

/** Whether the router cannot handle a link. */
export function isPlain(link: string): boolean {
  return isExternal(link) || SCHEME.test(link);
}

/** Whether an item is marked as active on a path (N13 of the specification). */
export function isActiveItem(
  {link, activeMatch}: Pick<MenuItem, 'link' | 'activeMatch'>,
  path: string,
  roots: readonly string[],
): boolean {
  if (activeMatch !== undefined) {
    return new RegExp(activeMatch).test(path);
  }
  if (link === undefined || isPlain(link)) {
    return false;
  }
  const target = link.replace(/[?#].*$/, '');
  return roots.includes(target) ? target === path : path.startsWith(target);
}

const HOSTS = [
  ['GitHub', /github\.com/],
  ['GitLab', /gitlab\.com/],
  ['Gitee', /gitee\.com/],
  ['Bitbucket', /bitbucket\.org/],
] as const;

export type RepositoryHost = (typeof HOSTS)[number][0];

/** The host of a repository: a bare `owner/name` is on GitHub. */
export function hostOf(repo: string): RepositoryHost | undefined {
  return HTTP.test(repo) ? HOSTS.find(([, pattern]) => pattern.test(repo))?.[0] : 'GitHub';
}

export function repositoryAddress(repo: string): string {
  return HTTP.test(repo) ? repo : `https://github.com/${repo}`;
}

/** The navbar's repository item; undefined if no repository is configured. */
export function repositoryItem({
  repo,
  repoLabel,
}: Pick<Repository, 'repo' | 'repoLabel'>): MenuItem | undefined {
  return repo === null
    ? undefined
    : {text: repoLabel ?? hostOf(repo) ?? 'Source', link: repositoryAddress(repo)};
}
