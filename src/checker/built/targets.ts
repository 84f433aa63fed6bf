import {nearest} from '../../lib/nearest';
import {addressOf, fileOf, type Build} from './readBuild';
import type {BuiltElement} from './page';

/** Base for resolving addresses; anything that stays on this host is in the build. */
const HERE = 'https://here.invalid';

export interface BuiltTarget {
  /** The file in the build; undefined when there is none. */
  readonly file: string | undefined;
  readonly path: string;
  readonly hash: string;
}

/** Where an address leads inside the build; undefined when it leads elsewhere. */
export function targetOf(
  url: string,
  from: string,
  build: Build,
): BuiltTarget | 'malformed' | undefined {
  if (!URL.canParse(url, HERE + addressOf(from))) {
    return 'malformed';
  }
  const {origin, pathname, hash} = new URL(url, HERE + addressOf(from));
  if (origin !== HERE) {
    return undefined;
  }
  try {
    const path = decodeURIComponent(pathname);
    return {file: fileOf(path, build), path, hash: decodeURIComponent(hash.slice(1))};
  } catch (error) {
    if (error instanceof URIError) {
      return 'malformed';
    }
    throw error;
  }
}

export function nearestAddress(path: string, {pages}: Build): string | undefined {
  return nearest(path, [...pages.keys()].map(addressOf));
}

/** Attributes that load or open something. */
export function addressesOf({name, attributes}: BuiltElement): readonly string[] {
  const list = [attributes.href, attributes.src, attributes.poster, ...sources(attributes.srcset)];
  return name === 'link' && /canonical|alternate|preconnect|dns-prefetch/.test(attributes.rel ?? '')
    ? []
    : list.filter((url) => url !== undefined);
}

function sources(srcset: string | undefined): readonly string[] {
  return (srcset ?? '')
    .split(',')
    .map((entry) => entry.trim().split(/\s/)[0]!)
    .filter((url) => url !== '');
}
