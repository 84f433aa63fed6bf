import type {ChangeFormat} from '../printCommit';

export const CHANGE_FLAGS = '-p --patch --stat --name-only --name-status -s --no-patch';

export function changeFormat(
  has: (...names: readonly string[]) => boolean,
  patch: boolean,
): ChangeFormat {
  const nameOnly = has('--name-only');
  const nameStatus = has('--name-status');
  const stat = has('--stat');
  const wanted = has('-p', '--patch') || (patch && !stat && !nameOnly && !nameStatus);
  return {nameOnly, nameStatus, stat, patch: wanted && !has('-s', '--no-patch')};
}
