import {type Paint, type Style, unpainted} from '../colours';
import type {Git} from './context';
import {type FileChange, compareTrees, short} from './compareTrees';
import {refusal} from '../refusal';
import {GitError} from './errors';
import {printPatch} from './patch';
import {printNumbers, printStat} from './stat';
import type {Repo} from './repo';
import type {Commit, Person} from './store';

/** A name of a commit, in parts of different colours. */
type Name = readonly (readonly [Style, string])[];

/** Names of commits: branches, tags and HEAD. */
export type Names = ReadonlyMap<string, readonly Name[]>;

/** HEAD first, then branches, tags and the branches of others, as Git orders them. */
export async function readNames(repo: Repo): Promise<Names> {
  const names = new Map<string, readonly Name[]>();
  const add = (oid: string | undefined, ...name: Name) => {
    if (oid !== undefined) {
      names.set(oid, [...(names.get(oid) ?? []), name]);
    }
  };
  const branch = await repo.branch();
  const head = ['bold cyan', branch === undefined ? 'HEAD' : 'HEAD -> '] as const;
  add(await repo.head(), head, ['bold green', branch ?? '']);
  for (const tag of (await repo.listRefs('refs/tags')).toReversed()) {
    const oid = await repo.readRef(`refs/tags/${tag}`);
    const isTag = oid !== undefined && (await repo.store.typeOf(oid)) === 'tag';
    add(isTag ? (await repo.store.readTag(oid)).object : oid, ['bold yellow', `tag: ${tag}`]);
  }
  for (const name of (await repo.listRefs('refs/remotes')).toReversed()) {
    add(await repo.readRef(`refs/remotes/${name}`), ['bold red', name]);
  }
  for (const name of (await repo.listRefs('refs/heads')).toReversed()) {
    if (name !== branch) {
      add(await repo.readRef(`refs/heads/${name}`), ['bold green', name]);
    }
  }
  return names;
}

/** The names that a log shows: on a terminal, or when they are asked for. */
export async function shownNames(
  git: Git,
  repo: Repo,
  has: (...names: readonly string[]) => boolean,
): Promise<Names | undefined> {
  const wanted = has('--decorate') || (git.isOnTerminal && !has('--no-decorate'));
  return wanted ? await readNames(repo) : undefined;
}

/** ` (HEAD -> main, tag: v1)`, or nothing for a commit without a name. */
export function decoration(names: Names | undefined, oid: string, paint: Paint): string {
  const own = names?.get(oid) ?? [];
  const shown = own.map((name) => name.map(([style, text]) => paint(style, text)).join(''));
  return shown.length === 0
    ? ''
    : paint('yellow', ' (') + shown.join(paint('yellow', ', ')) + paint('yellow', ')');
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const two = (value: number) => String(value).padStart(2, '0');

/** `Tue Sep 8 09:00:00 2026 -0400` */
export function printDate({timestamp, timezoneOffset}: Person): string {
  const local = localDate({timestamp, timezoneOffset});
  const time = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()]
    .map(two)
    .join(':');
  return [
    DAYS[local.getUTCDay()],
    MONTHS[local.getUTCMonth()],
    local.getUTCDate(),
    time,
    local.getUTCFullYear(),
    zone(timezoneOffset),
  ].join(' ');
}

function localDate({
  timestamp,
  timezoneOffset,
}: Pick<Person, 'timestamp' | 'timezoneOffset'>): Date {
  return new Date((timestamp - timezoneOffset * 60) * 1_000);
}

function zone(offset: number): string {
  const size = Math.abs(offset);
  return `${offset > 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

export function isoDate(person: Person): string {
  const text = localDate(person).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)} ${zone(person.timezoneOffset)}`;
}

/** The first line, or all up to the first empty one. */
export function subject({message}: Commit): string {
  return message.split('\n\n')[0]!.trim().replaceAll('\n', ' ');
}

export interface CommitFormat {
  readonly oneline: boolean;
  readonly abbreviate: boolean;
  /** Of `--format`; undefined for Git’s own. */
  readonly template?: string;
  readonly names?: Names;
  readonly paint: Paint;
  /** A format that has a name; undefined for `medium`. */
  readonly named?: string;
  /** Of `--date`. */
  readonly date?: string;
}

/** The lines of one commit without its changes. */
export function printCommit(commit: Commit, format: CommitFormat): readonly string[] {
  const {paint} = format;
  const shown = decoration(format.names, commit.oid, paint);
  if (format.template !== undefined) {
    return fill(format, commit).split('\n');
  }
  const name = format.abbreviate ? short(commit.oid) : commit.oid;
  if (format.oneline) {
    return [`${paint('yellow', name)}${shown} ${subject(commit)}`];
  }
  const {parents, message} = commit;
  const isShort = format.named === 'short';
  return [
    paint('yellow', `commit ${name}`) + shown,
    ...(parents.length > 1 ? [`Merge: ${parents.map(short).join(' ')}`] : []),
    ...peopleLines(commit, format),
    '',
    ...(isShort ? [subject(commit)] : message.trimEnd().split('\n')).map((line) => `    ${line}`),
  ];
}

function peopleLines({author, committer}: Commit, {named, date}: CommitFormat): readonly string[] {
  const who = ({name, email}: Person) => `${name} <${email}>`;
  switch (named) {
    case 'short':
      return [`Author: ${who(author)}`];
    case 'full':
      return [`Author: ${who(author)}`, `Commit: ${who(committer)}`];
    case 'fuller':
      return [
        `Author:     ${who(author)}`,
        `AuthorDate: ${dateAs(date, author)}`,
        `Commit:     ${who(committer)}`,
        `CommitDate: ${dateAs(date, committer)}`,
      ];
    default:
      return [`Author: ${who(author)}`, `Date:   ${dateAs(date, author)}`];
  }
}

/** A date as `--date` asks for it. */
function dateAs(style: string | undefined, person: Person): string {
  switch (style) {
    case undefined:
    case 'default':
      return printDate(person);
    case 'short':
      return isoDate(person).slice(0, 10);
    case 'iso':
      return isoDate(person);
    default:
      throw new GitError(refusal(`git log --date=${style}`));
  }
}

function fill({template = '', names, date}: CommitFormat, commit: Commit): string {
  const {oid, author, committer, parents, message, tree} = commit;
  const values: Readonly<Record<string, string>> = {
    H: oid,
    h: short(oid),
    T: tree,
    t: short(tree),
    P: parents.join(' '),
    p: parents.map(short).join(' '),
    an: author.name,
    ae: author.email,
    ad: dateAs(date, author),
    ai: isoDate(author),
    as: isoDate(author).slice(0, 10),
    ar: 'today',
    at: String(author.timestamp),
    cn: committer.name,
    ce: committer.email,
    cd: dateAs(date, committer),
    ci: isoDate(committer),
    cs: isoDate(committer).slice(0, 10),
    cr: 'today',
    ct: String(committer.timestamp),
    s: subject(commit),
    b: message.split('\n\n').slice(1).join('\n\n'),
    B: message,
    d: decoration(names, oid, unpainted),
    D: decoration(names, oid, unpainted).slice(2, -1),
    n: '\n',
    '%': '%',
  };
  return template.replaceAll(
    /%(?:C\([^)]*\)|C(?:red|green|blue|reset)|(a[nedistr]|c[nedistr]|[HhTtPpsbBdDn%]))/g,
    (whole, key: string | undefined) => (key === undefined ? '' : (values[key] ?? whole)),
  );
}

export interface ChangeFormat {
  readonly patch: boolean;
  readonly stat: boolean;
  readonly nameOnly: boolean;
  readonly nameStatus: boolean;
  readonly shortStat?: boolean;
  readonly numStat?: boolean;
  /** Lines around a change; Git shows three. */
  readonly context?: number;
}

export async function changesOf(repo: Repo, commit: Commit): Promise<readonly FileChange[]> {
  return await compareTrees(
    repo.store,
    await repo.tree(commit.parents[0]),
    await repo.tree(commit.oid),
  );
}

/** The changes below a commit, or of a diff. */
export async function printChanges(
  repo: Repo,
  changes: readonly FileChange[],
  format: ChangeFormat,
): Promise<readonly string[]> {
  if (format.nameOnly) {
    return changes.map(({path}) => path);
  }
  if (format.nameStatus) {
    return changes.map(({path, before, after, from, similarity}) =>
      from === undefined
        ? `${before ? (after ? 'M' : 'D') : 'A'}\t${path}`
        : `R${String(similarity).padStart(3, '0')}\t${from}\t${path}`,
    );
  }
  if (format.numStat) {
    return await printNumbers(repo.store, changes);
  }
  if (format.shortStat) {
    return (await printStat(repo.store, changes, repo.paint)).slice(-1);
  }
  const stat = format.stat ? await printStat(repo.store, changes, repo.paint) : [];
  if (!format.patch) {
    return stat;
  }
  const patches: string[] = [];
  for (const change of changes) {
    const {context} = format;
    patches.push(...(await printPatch(repo.store, change, {context, paint: repo.paint})));
  }
  return [...stat, ...(stat.length > 0 && patches.length > 0 ? [''] : []), ...patches];
}
