import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {resolveFileLink} from '../../sources/links';
import type {Finding} from '../../text/finding';
import {splitLines} from '../../text/lines';
import type {SiteFinding, SiteRule} from '../rule';

/** The elements that show a drawing. */
const DRAWN: ReadonlySet<string> = new Set(['Figure', 'Steps']);

type Site = Parameters<SiteRule['check']>[0];

/** Runs a check on the drawings of all `<Figure>` and `<Steps>` widgets, once per drawing. */
export function inFigures(
  {root, facts, files}: Site,
  check: (source: string) => readonly Finding[],
): readonly SiteFinding[] {
  const existing = new Set(files.filter(({kind}) => kind === 'file').map(({path}) => path));
  const drawings = [...facts.values()].flatMap(({path, links}) =>
    links
      .filter(({tag, url}) => DRAWN.has(tag ?? '') && /^\.{1,2}\/.*\.svg$/.test(url))
      .map(({url}) => resolveFileLink(url, path).file),
  );
  return [...new Set(drawings)]
    .filter((path) => existing.has(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const lines = splitLines(source);
      return check(source).map((finding): SiteFinding => ({
        ...finding,
        path,
        at: lines.at(finding.at as number),
      }));
    });
}
