import type {ChangeFormat} from '../printCommit';

export const CHANGE_FLAGS =
  '-p --patch --stat --name-only --name-status --shortstat --numstat -M --find-renames -s --no-patch';

export function changeFormat(
  has: (...names: readonly string[]) => boolean,
  patch: boolean,
  lines?: string,
): ChangeFormat {
  const context = lines === undefined ? undefined : Number(lines);
  const nameOnly = has('--name-only');
  const nameStatus = has('--name-status');
  const stat = has('--stat');
  const [shortStat, numStat] = [has('--shortstat'), has('--numstat')];
  const wanted =
    has('-p', '--patch') || (patch && !stat && !shortStat && !numStat && !nameOnly && !nameStatus);
  return {
    nameOnly,
    nameStatus,
    shortStat,
    numStat,
    context,
    stat,
    patch: wanted && !has('-s', '--no-patch'),
  };
}
