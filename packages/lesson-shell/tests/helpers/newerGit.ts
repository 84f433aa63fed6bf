/**
 * Answers that Git gives otherwise since the version that made the recordings, 2.39.5. The terminal
 * speaks as Git 2.51 does; README.md lists these with their sources.
 */
const NEWER: readonly (readonly [recorded: string | RegExp, newer: string])[] = [
  ['git version 2.39.5', 'git version 2.51.0'],
  [/^hint: $/gm, 'hint:'],
  [
    /error: Cannot delete branch '(.*)' checked out at/,
    "error: cannot delete branch '$1' used by worktree at",
  ],
  [
    /cannot force update the branch '(.*)' checked out at/,
    "cannot force update the branch '$1' used by worktree at",
  ],
  [
    /error: The branch '(.*)' is not fully merged\.\nIf you are sure you want to delete it, run '(.*)'\./,
    "error: the branch '$1' is not fully merged\nhint: If you are sure you want to delete it, run '$2'\nhint: Disable this message with \"git config set advice.forceDeleteBranch false\"",
  ],
  [
    /hint: Updates were rejected because the remote contains work that you do\n(?:hint: .*\n){3}/,
    `hint: Updates were rejected because the remote contains work that you do not
hint: have locally. This is usually caused by another repository pushing to
hint: the same ref. If you want to integrate the remote changes, use
hint: 'git pull' before pushing again.
`,
  ],
  [
    /(is behind\nhint: its remote counterpart\.) Integrate the remote changes \(e\.g\.\nhint: 'git pull \.\.\.'\) before/,
    "$1 If you want to integrate the remote changes,\nhint: use 'git pull' before",
  ],
];

/** A recorded answer in the words of Git 2.51. */
export function inNewerGit(recorded: string): string {
  return NEWER.reduce((text, [from, to]) => text.replace(from, to), recorded);
}

/** Since Git 2.48, `git fetch` notes which branch is the main one; a log then shows that name too. */
export function withoutRemoteHead(printed: string): string {
  return printed
    .replaceAll(', origin/HEAD', '')
    .replaceAll(/^ *(?:remotes\/)?origin\/HEAD -> origin\/main\n/gm, '');
}
