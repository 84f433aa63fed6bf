import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import wantedPages from '../../data/wantedPages.json';
import {addressOfFile, canonicalCandidates} from '../../lib/address';
import {editDistance, nearest} from '../../lib/nearest';
import {isMalformed, looksLikeHost} from './linkForms';
import {kindOfLink, linkTo, nearestFile, resolveFileLink} from '../../sources/links';
import {gonePagesOf} from '../../sources/moves';
import type {Page} from '../../sources/model';
import type {Site} from '../rule';

/** Where a link leads. */
export type Target =
  | {readonly kind: 'elsewhere'}
  | {readonly kind: 'file'}
  | {readonly kind: 'page'; readonly page: Page; readonly hash: string}
  | {readonly kind: 'part'; readonly file: string}
  | {
      readonly kind: 'missing';
      readonly file: string;
      /** What the author may have meant, written as a link. */
      readonly like: string | undefined;
      /** Whether `like` is certain. */
      readonly exact: boolean;
      /** It is on the programme’s list of pages that are still to be written. */
      readonly planned: boolean;
    };

export type Resolve = (link: string, from: string) => Target;

const WANTED: Readonly<Record<string, string>> = wantedPages;

/** Folders whose files are served under an address without being lessons. */
const OWN_PLACES = ['static', 'src/pages'];

/** Prepares the search for link targets in all files of a site. */
export function createResolver({root, portal, files}: Site): Resolve {
  const paths = new Set(
    files.filter(({kind}) => kind === 'file' || kind === 'folder').map(({path}) => path),
  );
  const unreadable = files.filter(({kind}) => kind === 'unreadable').map(({path}) => path);
  const pages = [...portal.byFile.keys()];
  const known = new Map<string, Target>();
  const gone = gonePagesOf(root);
  const assets = files
    .filter(({kind, path}) => kind === 'file' && !portal.byFile.has(path))
    .map(({path}) => path);
  return (link, from) => {
    const kind = kindOfLink(link);
    if (kind === 'external' || isMalformed(link) || looksLikeHost(link)) {
      return {kind: 'elsewhere'};
    }
    const hash = link.split('#')[1] ?? '';
    if (kind === 'anchor') {
      const page = portal.byFile.get(from);
      return page === undefined ? {kind: 'elsewhere'} : {kind: 'page', page, hash};
    }
    const key = kind === 'address' ? link : `${posix.dirname(from)} ${link}`;
    const found =
      known.get(key) ?? (kind === 'address' ? ofAddress(link, hash) : ofFile(link, from, hash));
    known.set(key, found);
    return found;
  };

  function candidatesFor(file: string): readonly string[] {
    const extension = posix.extname(file).toLowerCase();
    return extension === '' || /^\.mdx?$/.test(extension)
      ? pages
      : assets.filter((path) => path.toLowerCase().endsWith(extension));
  }

  function ofAddress(link: string, hash: string): Target {
    const address = link.replace(/[?#].*$/, '');
    const page = portal.byAddress.get(address);
    if (page !== undefined) {
      return {kind: 'page', page, hash};
    }
    if (
      address === '/' ||
      OWN_PLACES.some((folder) => existsSync(join(root, folder, decodeURI(address))))
    ) {
      return {kind: 'file'};
    }
    const suffix = link.slice(address.length);
    const canonical = canonicalCandidates(address).find((candidate) =>
      portal.byAddress.has(candidate),
    );
    const like = canonical ?? likeAddress(address);
    return {
      kind: 'missing',
      file: address,
      like: like === undefined ? undefined : like + suffix,
      exact: canonical !== undefined,
      planned: address in WANTED,
    };
  }

  function likeAddress(address: string): string | undefined {
    const like = nearest(address, portal.byAddress.keys());
    const isLike = like !== undefined && editDistance(lastPart(address), lastPart(like)) <= 2;
    return isLike ? like : undefined;
  }

  function ofFile(link: string, from: string, hash: string): Target {
    const {file, suffix} = resolveFileLink(link, from);
    const page = portal.byFile.get(file);
    if (page !== undefined) {
      return {kind: 'page', page, hash};
    }
    if (paths.has(file) && !link.endsWith('/')) {
      return /\.mdx?$/.test(file) ? {kind: 'part', file} : {kind: 'file'};
    }
    if (unreadable.some((path) => `${file}/`.startsWith(`${path}/`))) {
      return {kind: 'elsewhere'};
    }
    const meant =
      sources(file).find((candidate) => portal.byFile.has(candidate)) ?? gone().renamed.get(file);
    const like = meant ? linkTo(meant, from) : nearestFile(file, from, candidatesFor(file));
    return {
      kind: 'missing',
      file,
      like: like === undefined ? undefined : like + suffix,
      exact: meant !== undefined,
      planned: meant === undefined && (addressOfFile(file)?.address ?? '') in WANTED,
    };
  }
}

/** The sources that an author may mean by an address or a folder. */
function sources(file: string): readonly string[] {
  const bare = file.replace(/\/$/, '').replace(/\.html?$/, '');
  return [`${bare}.md`, `${bare}/index.md`, file.replace(/(?:README|index)\.\w+$/i, 'index.md')];
}

function lastPart(address: string): string {
  return address.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';
}
