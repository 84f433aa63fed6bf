import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {InlineHashes} from '../data/policy';
import {inlineScriptHashes, inlineStyleHashes, isPortalPage} from './policy';

/** Hashes of all inline code in the pages of a finished build. */
export function hashesOfBuild(build: string): InlineHashes {
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(build, path), 'utf8'))
    .filter(isPortalPage);
  const unique = (hashesOf: (html: string) => readonly string[]): readonly string[] =>
    [...new Set(pages.flatMap((html) => hashesOf(html)))].sort();
  return {scripts: unique(inlineScriptHashes), styles: unique(inlineStyleHashes)};
}
