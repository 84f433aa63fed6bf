import {type Git, matching} from '../context';
import {short} from '../compareTrees';
import {subject} from '../printCommit';
import type {Style} from '../../colours';
import {detachedAt} from '../detached';
import type {Repo} from '../repo';
import {aheadBehind, requireCommit, upstreamOf} from '../revisions';

interface ListOptions {
  readonly has: (...names: readonly string[]) => boolean;
  readonly patterns: readonly string[];
  readonly tip?: string;
}

export async function listBranches(
  git: Git,
  repo: Repo,
  {has, patterns, tip}: ListOptions,
): Promise<void> {
  const current = await repo.branch();
  const head = await repo.head();
  const onlyRemote = has('-r', '--remotes');
  const local = onlyRemote ? [] : await repo.listRefs('refs/heads');
  const remote = has('-a', '--all') || onlyRemote ? await repo.listRefs('refs/remotes') : [];
  const prefix = onlyRemote ? '' : 'remotes/';
  const rows = [
    ...local.map((name) => ({
      name,
      shown: name,
      ref: `refs/heads/${name}`,
      isCurrent: name === current,
      style: name === current ? ('green' as const) : undefined,
    })),
    ...remote.map((name) => ({
      name,
      shown: prefix + name,
      ref: `refs/remotes/${name}`,
      isCurrent: false,
      style: 'red' as const,
    })),
  ].filter(
    ({name}) =>
      patterns.length === 0 || patterns.some((pattern) => matching([name], pattern).length > 0),
  );
  if (current === undefined && !onlyRemote) {
    const {preposition, name} = await detachedAt(repo, head ?? '');
    rows.unshift({
      name: '',
      shown: `(HEAD detached ${preposition} ${name})`,
      ref: 'HEAD',
      isCurrent: true,
      style: 'green',
    });
  }
  const wanted = await filterMerged(repo, rows, has, tip);
  const width = Math.max(...wanted.map(({shown}) => shown.length));
  for (const row of wanted) {
    const mark = row.isCurrent ? '*' : ' ';
    git.print(`${mark} ${await branchLine(repo, row, has, width)}`);
  }
}

interface Row {
  readonly name: string;
  readonly shown: string;
  readonly ref: string;
  readonly isCurrent: boolean;
  readonly style?: Style;
}

async function filterMerged(
  repo: Repo,
  rows: readonly Row[],
  has: (...names: readonly string[]) => boolean,
  tip: string | undefined,
): Promise<readonly Row[]> {
  if (!has('--merged', '--no-merged')) {
    return rows;
  }
  const reached = await repo.store.ancestors([await requireCommit(repo, tip ?? 'HEAD')]);
  const kept: Row[] = [];
  for (const row of rows) {
    const oid = await repo.readRef(row.ref);
    if (oid !== undefined && reached.has(oid) === has('--merged')) {
      kept.push(row);
    }
  }
  return kept;
}

async function branchLine(
  repo: Repo,
  {name, shown, ref, style}: Row,
  has: (...names: readonly string[]) => boolean,
  width: number,
): Promise<string> {
  const inStyle = (text: string) => (style === undefined ? text : repo.paint(style, text));
  const symbolic = ref.endsWith('/HEAD') ? await repo.note(ref) : undefined;
  const target = symbolic?.startsWith('ref: ')
    ? ` -> ${symbolic.trim().slice('ref: refs/remotes/'.length)}`
    : '';
  if (!has('-v', '-vv', '--verbose') || target !== '') {
    return inStyle(shown) + target;
  }
  const oid = (await repo.readRef(ref))!;
  const upstream = ref.startsWith('refs/heads/') ? await upstreamOf(repo, name) : undefined;
  const other = upstream && (await repo.readRef(upstream.ref));
  const parts: string[] = [];
  if (other !== undefined) {
    const [ahead, behind] = await aheadBehind(repo, oid, other);
    parts.push(
      ...(ahead > 0 ? [`ahead ${ahead}`] : []),
      ...(behind > 0 ? [`behind ${behind}`] : []),
    );
  } else if (upstream) {
    parts.push('gone');
  }
  const state = parts.join(', ');
  const tracking = has('-vv')
    ? upstream
      ? `[${repo.paint('blue', upstream.shown)}${state ? `: ${state}` : ''}] `
      : ''
    : state
      ? `[${state}] `
      : '';
  const commit = await repo.store.readCommit(oid);
  return `${inStyle(shown.padEnd(width))} ${short(oid)} ${tracking}${subject(commit)}`;
}
