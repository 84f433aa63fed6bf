import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {readGitHistory} from './gitHistory';
import {createPageDataReader, type PageDataReader} from './pageData';
import {readPortal} from './registry';
import {TERMS_FILE} from './terms';
import {type Portal} from './model';
import type {Source} from '../text/types';

export interface LoadedPortal extends PageDataReader {
  readonly portal: Portal;
}

interface Entry {
  readonly fingerprint: string;
  readonly loaded: LoadedPortal;
}

const isProduction = process.env.NODE_ENV !== 'development';
const entries = new Map<string, Entry>();
let checkedAt = 0;

/** Milliseconds for which the development server reuses what it has read if it has not noticed a change. */
const TRUST_MS = 250;

/**
 * The portal of a project, which is read once, and in development again after a source has changed.
 *
 * @param seen a page that the caller has just read, so that a page saved twice in quick succession is up to
 * date
 */
export function loadPortal(root: string, seen?: Source): LoadedPortal {
  const known = entries.get(root);
  if (known && (isProduction || isTrusted(known.loaded, seen))) {
    return known.loaded;
  }
  checkedAt = Date.now();
  const fingerprint = isProduction ? '' : fingerprintOf(root);
  if (known?.fingerprint === fingerprint) {
    return known.loaded;
  }
  const portal = readPortal(root);
  const reader = createPageDataReader(portal, {
    drafts: !isProduction,
    history: readGitHistory(root),
  });
  const loaded = {portal, dataOf: reader.dataOf};
  entries.set(root, {fingerprint, loaded});
  return loaded;
}

/** The portal after a source has changed, even if it was read a moment ago. */
export function loadChangedPortal(root: string): LoadedPortal {
  checkedAt = 0;
  return loadPortal(root);
}

function isTrusted({portal}: LoadedPortal, seen: Source | undefined): boolean {
  return (
    Date.now() - checkedAt < TRUST_MS &&
    (seen === undefined || portal.byFile.get(seen.path)?.text === seen.text)
  );
}

function fingerprintOf(root: string): string {
  const sources = ['modules', 'courses'].flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, withFileTypes: true}).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? `${path}:${statSync(path).mtimeMs}` : path;
    }),
  );
  const terms = statSync(join(root, TERMS_FILE), {throwIfNoEntry: false});
  return [...sources, `${TERMS_FILE}:${terms?.mtimeMs}`].join('\n');
}
