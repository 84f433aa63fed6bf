import type {BuiltRule} from '../rule';
import type {Build} from '../readBuild';

const seen = new WeakMap<Build, ReadonlyMap<string, readonly string[]>>();

function titlesOf(build: Build): ReadonlyMap<string, readonly string[]> {
  const known = seen.get(build);
  if (known !== undefined) {
    return known;
  }
  const titles = new Map<string, string[]>();
  for (const {path, elements, isRedirect} of build.pages.values()) {
    const title = elements
      .find(({name, around}) => name === 'title' && around.at(-1) === 'head')
      ?.text.trim();
    if (title !== undefined && !isRedirect) {
      titles.set(title, [...(titles.get(title) ?? []), path]);
    }
  }
  seen.set(build, titles);
  return titles;
}

export const rule: BuiltRule = {
  wants: 'No two pages have the same title.',
  why: 'Readers could not tell them apart in tabs, bookmarks and search results.',
  check: ({path}, build) =>
    [...titlesOf(build)]
      .filter(([, paths]) => paths.length > 1 && paths.indexOf(path) > 0)
      .map(([title, paths]) => ({
        at: 0,
        severity: 'warning' as const,
        message: `the title “${title}” is also the title of ${paths[0]!}`,
        remedy: 'say in each title what sets the page apart',
      })),
};
