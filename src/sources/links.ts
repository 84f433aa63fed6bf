import {posix} from 'node:path';
import {addressOfFile} from '../lib/address';
import {editDistance, nearest} from '../lib/nearest';

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The kind of target that a link in a lesson has, judging by its form. */
export type LinkKind = 'external' | 'anchor' | 'address' | 'file';

export function kindOfLink(link: string): LinkKind {
  if (SCHEME.test(link)) {
    return 'external';
  }
  if (link.startsWith('#')) {
    return 'anchor';
  }
  return link.startsWith('/') ? 'address' : 'file';
}

export interface FileLink {
  /** Path of the target from the project's root. */
  readonly file: string;
  /** `?query` and `#hash` as written, or empty. */
  readonly suffix: string;
}

/** Splits a relative link into the file it names, resolved relative to the page that contains it, and the rest. */
export function resolveFileLink(link: string, from: string): FileLink {
  const cut = link.search(/[?#]/);
  const path = cut === -1 ? link : link.slice(0, cut);
  return {
    file: posix.normalize(posix.join(posix.dirname(from), decoded(path))),
    suffix: cut === -1 ? '' : link.slice(cut),
  };
}

/** A stray `%` is reported by the rule link-address; here the link is used as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) {
      return path;
    }
    throw error;
  }
}

/** Whether a file link leads to a page (and not to a picture or a download). */
export function isPageLink(link: string): boolean {
  return kindOfLink(link) === 'file' && /\.mdx?(?:[?#]|$)/.test(link);
}

/** URL of the page that a file link names; undefined when it is not in an area. */
export function addressOfLink(link: string, from: string): string | undefined {
  const {file, suffix} = resolveFileLink(link, from);
  const found = addressOfFile(file);
  return found === undefined ? undefined : `${found.address}${suffix}`;
}

/** The existing file whose name is most similar to the missing one's, as a link from the page. */
export function nearestFile(
  file: string,
  from: string,
  files: Iterable<string>,
): string | undefined {
  const candidates = [...files];
  const name = `/${lastTwo(file)}`;
  const sameName = candidates.filter((candidate) => candidate.endsWith(name));
  const found = nearest(file, sameName.length > 0 ? sameName : candidates);
  if (found === undefined || !isLike(file, found)) {
    return undefined;
  }
  return linkTo(found, from);
}

/** A link from one file of the project to another. */
export function linkTo(file: string, from: string): string {
  const relative = posix.relative(posix.dirname(from), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Compares only names, because long paths are similar just because of their folders. */
function isLike(wanted: string, found: string): boolean {
  const [a, b] = [stem(wanted), stem(found)];
  return editDistance(a, b) <= Math.max(1, Math.ceil(a.length / 3));
}

/** The name of a file without its extension; for an index, the name of its folder. */
function stem(path: string): string {
  const name = posix.basename(path).replace(/\.\w+$/, '');
  return (name === 'index' ? posix.basename(posix.dirname(path)) : name).toLowerCase();
}

function lastTwo(path: string): string {
  return path.split('/').slice(-2).join('/');
}
