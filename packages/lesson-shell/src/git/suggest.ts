/** Commands that `git help` lists first; a beginning of one is always suggested. */
const COMMON =
  'add bisect branch clone commit diff fetch grep init log merge mv pull push rebase reset restore rm show status switch tag'.split(
    ' ',
  );

/** The names that Git 2.39 compares with, as `git --list-cmds=main` prints them. */
const NAMES =
  `add add--interactive am annotate apply archive bisect bisect--helper blame branch bugreport
bundle cat-file check-attr check-ignore check-mailmap check-ref-format checkout checkout--worker
checkout-index cherry cherry-pick clean clone column commit commit-graph commit-tree config
count-objects credential credential-cache credential-cache--daemon credential-store daemon
describe diagnose diff diff-files diff-index diff-tree difftool difftool--helper env--helper
fast-export fast-import fetch fetch-pack filter-branch fmt-merge-msg for-each-ref for-each-repo
format-patch fsck fsck-objects fsmonitor--daemon gc get-tar-commit-id grep hash-object help hook
http-backend http-fetch http-push imap-send index-pack init init-db instaweb interpret-trailers
log ls-files ls-remote ls-tree mailinfo mailsplit maintenance merge merge-base merge-file
merge-index merge-octopus merge-one-file merge-ours merge-recursive merge-recursive-ours
merge-recursive-theirs merge-resolve merge-subtree merge-tree mergetool mktag mktree
multi-pack-index mv name-rev notes pack-objects pack-redundant pack-refs patch-id pickaxe prune
prune-packed pull push quiltimport range-diff read-tree rebase receive-pack reflog remote
remote-ext remote-fd remote-ftp remote-ftps remote-http remote-https repack replace request-pull
rerere reset restore rev-list rev-parse revert rm send-pack sh-i18n--envsubst shell shortlog
show show-branch show-index show-ref sparse-checkout stage stash status stripspace submodule
submodule--helper subtree switch symbolic-ref tag unpack-file unpack-objects update-index
update-ref update-server-info upload-archive upload-archive--writer upload-pack var
verify-commit verify-pack verify-tag version web--browse whatchanged worktree write-tree`.split(
    /\s+/,
  );

/** Whether Git has a command of this name. */
export function isCommand(name: string): boolean {
  return NAMES.includes(name);
}

/** What a change of one letter costs, and how much is too far: found by fitting tests/transcripts/git/typos.txt. */
const COST = {swap: 0, replace: 2, insert: 1, remove: 3} as const;
const TOO_FAR = 6;

/** The lines with which Git suggests commands for a word that is none. */
export function suggestion(word: string): string {
  const begun = COMMON.filter((name) => name.startsWith(word));
  const others = NAMES.filter((name) => !begun.includes(name)).map(
    (name) => [distance(word, name), name] as const,
  );
  const best = Math.min(...others.map(([far]) => far));
  const near = best < TOO_FAR ? others.filter(([far]) => far === best).map(([, name]) => name) : [];
  const names = [...begun, ...near];
  if (names.length === 0) {
    return '';
  }
  const title = names.length === 1 ? 'command is' : 'commands are';
  return `\n\nThe most similar ${title}\n${names.map((name) => `\t${name}`).join('\n')}`;
}

/** The least cost of the changes that turn one word into another; neighbours may change places. */
function distance(from: string, to: string): number {
  const table: number[][] = [];
  for (let row = 0; row <= from.length; row += 1) {
    table.push([]);
    for (let column = 0; column <= to.length; column += 1) {
      table[row]!.push(cost(table, from, to, row, column));
    }
  }
  return table[from.length]![to.length]!;
}

function cost(
  table: readonly (readonly number[])[],
  from: string,
  to: string,
  row: number,
  column: number,
): number {
  if (row === 0) {
    return column * COST.insert;
  }
  if (column === 0) {
    return row * COST.remove;
  }
  const [last, wanted] = [from[row - 1], to[column - 1]];
  const isSwapped = row > 1 && column > 1 && from[row - 2] === wanted && last === to[column - 2];
  return Math.min(
    table[row - 1]![column]! + COST.remove,
    table[row]![column - 1]! + COST.insert,
    table[row - 1]![column - 1]! + (last === wanted ? 0 : COST.replace),
    isSwapped ? table[row - 2]![column - 2]! + COST.swap : Infinity,
  );
}
