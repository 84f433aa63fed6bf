import {posix} from 'node:path';
import {addressOfFile, COURSES, MODULES} from '../../lib/address';
import {nearest} from '../../lib/nearest';
import type {Facts} from '../../checker/read/lesson';
import {resolveFileLink} from '../../sources/links';
import type {Page, Portal} from '../../sources/model';
import {TERMS_FILE} from '../../sources/terms';
import {applyEdits} from '../../text/edits';
import {withAlias} from './alias';
import {editsOfCourse, editsOfPage, type Moves} from './moveLinks';
import {CannotMake, checkName} from './plan';

const OLD_ADDRESSES = 'src/data/oldAddresses.json';

/** Files to move, and the new texts of changed files by the paths that they have after the move. */
export interface MovePlan {
  readonly moves: Moves;
  readonly texts: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

interface Known {
  readonly portal: Portal;
  readonly facts: ReadonlyMap<string, Facts>;
  readonly read: (path: string) => string;
}

/** Plans the move of a page, or of a folder with all its pages, with everything that names them. */
export function planMove(given: string, target: string, known: Known): MovePlan {
  const {portal, facts, read} = known;
  const from = sourceOf(given, portal);
  const to = targetOf(target, from, portal);
  const moves = movesOf(from, to, known);
  const texts: Record<string, string> = {};
  const write = (path: string, before: string, after: string): void => {
    if (after !== before) {
      texts[moves.get(path) ?? path] = after;
    }
  };
  for (const path of facts.keys()) {
    const page = portal.byFile.get(path) ?? {path, text: read(path)};
    const linked = applyEdits(page.text, editsOfPage(page, facts.get(path), moves, portal));
    write(path, page.text, withOldAddress(linked, portal.byFile.get(path), moves));
  }
  for (const course of portal.courses) {
    const text = read(course.path);
    write(course.path, text, applyEdits(text, editsOfCourse(course, text, moves, portal)));
  }
  if (portal.terms.length > 0) {
    const text = read(TERMS_FILE);
    write(TERMS_FILE, text, withMovedLessons(text, moves));
  }
  const old = read(OLD_ADDRESSES);
  write(OLD_ADDRESSES, old, withMovedTargets(old, moves));
  return {
    moves,
    texts,
    notes: [
      'npm run check:content reports anything that is left to do',
      ...(addressOfFile(to) === undefined
        ? []
        : [`the page is now at ${addressOfFile(to)!.address}`]),
    ],
  };
}

/** Puts the new paths of lessons into the list of terms. */
function withMovedLessons(text: string, moves: Moves): string {
  return text.replace(
    /^( +lesson: )(\S+)$/gm,
    (_, key: string, path: string) => key + (moves.get(path) ?? path),
  );
}

/** Finds the page that the author means: a file with or without its extension, or a folder with a page. */
function sourceOf(given: string, {byFile, files}: Portal): string {
  const bare = given.replace(/^\.\//, '').replace(/\/$/, '');
  const found = [bare, `${bare}.md`, `${bare}/index.md`].find((path) => byFile.has(path));
  if (found === undefined) {
    const like = nearest(bare, byFile.keys());
    const isFile = files.includes(bare);
    throw new CannotMake(
      isFile
        ? `${bare} is not a page; only pages and their folders can be moved`
        : `there is no page ${given}${like === undefined ? '' : `; did you mean ${like}?`}`,
    );
  }
  const [root, area, ...rest] = found.split('/');
  if (rest.length === 0 || (root === COURSES && rest.length === 1 && rest[0] === 'index.md')) {
    throw new CannotMake(`${found} is the home page of ${area} and cannot be moved`);
  }
  return found;
}

function targetOf(target: string, from: string, {courses, files}: Portal): string {
  const bare = target
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/(?:\/index)?\.(?:mdx?|html)$/, '');
  const [root, area = '', ...rest] = bare.split('/');
  if ((root !== MODULES && root !== COURSES) || area === '' || rest.length === 0) {
    throw new CannotMake(
      `a page has to be in modules/<topic>/ or courses/<code>/, not at ${target}`,
    );
  }
  if (root === COURSES && courses.every(({id}) => id !== area)) {
    throw new CannotMake(
      `there is no course ${area}; create it with npm run new -- course ${area}`,
    );
  }
  [area, ...rest].forEach(checkName);
  const broken = courses.find(({course}) => course === undefined);
  if (broken !== undefined) {
    throw new CannotMake(
      `${broken.path} has mistakes; fix them first (npm run check:content lists them)`,
    );
  }
  const to = from.endsWith('/index.md') ? `${bare}/index.md` : `${bare}${posix.extname(from)}`;
  if (to === from) {
    throw new CannotMake(`${from} is already there`);
  }
  if (`${bare}/`.startsWith(`${posix.dirname(from)}/`) && from.endsWith('/index.md')) {
    throw new CannotMake(`${posix.dirname(from)} cannot be moved into itself`);
  }
  const taken = [`${bare}.md`, `${bare}.mdx`, `${bare}/index.md`].find((path) =>
    files.some((file) => file.toLowerCase() === path.toLowerCase() && file !== from),
  );
  if (taken !== undefined) {
    throw new CannotMake(`${taken} already exists`);
  }
  return to;
}

/** An `index.md` moves with its whole folder, any other page with the files beside it that no other page uses. */
function movesOf(from: string, to: string, {portal, facts}: Known): Moves {
  const [folder, place] = [posix.dirname(from), posix.dirname(to)];
  if (from.endsWith('/index.md')) {
    return new Map(
      portal.files
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => [path, place + path.slice(folder.length)]),
    );
  }
  if (folder === place) {
    return new Map([[from, to]]);
  }
  const usedBy = (path: string, files: ReadonlySet<string>): boolean =>
    [...files].some((file) => file === path || path.startsWith(`${file}/`));
  const named = new Map([...facts.values()].map((fact) => [fact.path, filesNamedBy(fact)]));
  const others = [...named].filter(([path]) => path !== from).map(([, files]) => files);
  const own = portal.files.filter(
    (path) =>
      path.startsWith(`${folder}/`) &&
      !/\.(?:mdx?|yml)$/.test(path) &&
      usedBy(path, named.get(from) ?? new Set()) &&
      !others.some((files) => usedBy(path, files)),
  );
  const moves = own.map((path) => [path, place + path.slice(folder.length)] as const);
  const taken = moves.find(([, path]) => portal.files.includes(path));
  if (taken !== undefined) {
    throw new CannotMake(`${taken[1]} already exists, and ${taken[0]} would overwrite it`);
  }
  return new Map([[from, to], ...moves]);
}

function filesNamedBy({path, links}: Facts): ReadonlySet<string> {
  return new Set(links.map(({url}) => resolveFileLink(url, path).file.replace(/\/$/, '')));
}

/** A published page keeps its old address as an alias. */
function withOldAddress(text: string, page: Page | undefined, moves: Moves): string {
  const own = addressOfFile(moves.get(page?.path ?? '') ?? '')?.address;
  return page === undefined || own === undefined
    ? text
    : withAlias(text, page.draft ? undefined : page.address, own);
}

function withMovedTargets(json: string, moves: Moves): string {
  return [...moves].reduce((text, [before, after]) => {
    const [old, now] = [addressOfFile(before)?.address, addressOfFile(after)?.address];
    return old === undefined || now === undefined
      ? text
      : text.replaceAll(`: "${old}"`, `: "${now}"`).replaceAll(`: "${old}#`, `: "${now}#`);
  }, json);
}
