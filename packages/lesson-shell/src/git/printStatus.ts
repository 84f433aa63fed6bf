import type {Paint, Style} from '../colours';
import {type FileChange, short} from './compareTrees';
import type {Repo} from './repo';
import {type Status, changeLetter} from './status';
import {comparePaths} from './store';
import {detachedAt} from './detached';
import {trackingLines} from './tracking';

const WORDS: Readonly<Record<string, string>> = {
  A: 'new file:   ',
  D: 'deleted:    ',
  M: 'modified:   ',
  R: 'renamed:    ',
};

const CONFLICT_WORDS: Readonly<Record<string, string>> = {
  AA: 'both added:      ',
  DD: 'both deleted:    ',
  DU: 'deleted by us:   ',
  UD: 'deleted by them: ',
  UU: 'both modified:   ',
};

/** Paths are shown from where the reader stands. */
export type ShowPath = (path: string) => string;

/** `git status --short` */
export function printShort(status: Status, show: ShowPath, paint: Paint): readonly string[] {
  const codes = new Map<string, string>();
  const names = new Map<string, string>();
  for (const change of status.staged) {
    codes.set(change.path, `${changeLetter(change)} `);
    names.set(
      change.path,
      change.from === undefined
        ? show(change.path)
        : `${show(change.from)} -> ${show(change.path)}`,
    );
  }
  for (const change of status.unstaged) {
    codes.set(change.path, `${codes.get(change.path)?.[0] ?? ' '}${changeLetter(change)}`);
  }
  for (const [path, code] of status.conflicts) {
    codes.set(path, code);
  }
  const tracked = [...codes.keys()].sort(comparePaths);
  return [
    ...tracked.map((path) => {
      const [index, file] = codes.get(path)!.split('');
      const isConflict = status.conflicts.some(([name]) => name === path);
      const shown = paint(isConflict ? 'red' : 'green', index!) + paint('red', file!);
      return `${shown} ${quoted(names.get(path) ?? show(path))}`;
    }),
    ...status.untracked.map((path) => `${paint('red', '??')} ${quoted(show(path))}`),
    ...status.ignored.map((path) => `${paint('red', '!!')} ${quoted(show(path))}`),
  ];
}

/** `git status`, as long as it is; also what `git commit` says when there is nothing to commit. */
export async function printLong(
  repo: Repo,
  status: Status,
  show: ShowPath,
  hidesUntracked = false,
): Promise<readonly string[]> {
  const head = await repo.head();
  const merging = (await repo.note('MERGE_HEAD')) !== undefined;
  const reverting = await printReverting(repo, status);
  const entry =
    (style: Style): PrintEntry =>
    (words, ...paths) =>
      `\t${repo.paint(style, words + paths.map(show).join(' -> '))}`;
  const [green, red] = [entry('green'), entry('red')];
  const sections = [
    ...(await printBranch(repo, head)),
    ...(head === undefined ? [['', 'No commits yet', '']] : []),
    ...(merging ? [printMerging(status)] : []),
    ...reverting,
    ...printStaged(status, head !== undefined, green, merging || reverting.length > 0),
    ...printConflicts(status, red, merging || reverting.length > 0),
    ...printUnstaged(status, red),
    ...printOthers('Untracked files', '', status.untracked, red),
    ...printOthers('Ignored files', '-f ', status.ignored, red),
  ];
  const hidden =
    hidesUntracked && status.staged.length > 0
      ? ['Untracked files not listed (use -u option to show untracked files)']
      : [];
  const closing = closingWords(status, head !== undefined, merging).map((line) =>
    hidesUntracked && line.startsWith('nothing to commit')
      ? 'nothing to commit (use -u to show untracked files)'
      : line,
  );
  return [...sections.flat(), ...hidden, ...closing];
}

async function printBranch(
  repo: Repo,
  head: string | undefined,
): Promise<readonly (readonly string[])[]> {
  const branch = await repo.branch();
  if (branch === undefined) {
    const {preposition, name} = await detachedAt(repo, head ?? '');
    return [[repo.paint('red', `HEAD detached ${preposition} `) + name]];
  }
  const lines = head === undefined ? [] : await trackingLines(repo, branch, head);
  return [[`On branch ${branch}`, ...lines, ...(lines.length > 0 ? [''] : [])]];
}

function printMerging({conflicts}: Status): readonly string[] {
  return conflicts.length > 0
    ? [
        'You have unmerged paths.',
        '  (fix conflicts and run "git commit")',
        '  (use "git merge --abort" to abort the merge)',
        '',
      ]
    : [
        'All conflicts fixed but you are still merging.',
        '  (use "git commit" to conclude merge)',
        '',
      ];
}

async function printReverting(
  repo: Repo,
  {conflicts}: Status,
): Promise<readonly (readonly string[])[]> {
  for (const [note, verb, gerund] of [
    ['REVERT_HEAD', 'revert', 'reverting'],
    ['CHERRY_PICK_HEAD', 'cherry-pick', 'cherry-picking'],
  ] as const) {
    const oid = await repo.note(note);
    if (oid !== undefined) {
      return [
        [
          `You are currently ${gerund} commit ${short(oid)}.`,
          conflicts.length > 0
            ? `  (fix conflicts and run "git ${verb} --continue")`
            : `  (all conflicts fixed: run "git ${verb} --continue")`,
          `  (use "git ${verb} --skip" to skip this patch)`,
          `  (use "git ${verb} --abort" to cancel the ${verb} operation)`,
          '',
        ],
      ];
    }
  }
  return [];
}

/** A path of the list below a title, or two for a file that was renamed. */
type PrintEntry = (words: string, ...paths: readonly string[]) => string;

function changeLine(change: FileChange, entry: PrintEntry): string {
  const {from, path} = change;
  return entry(WORDS[changeLetter(change)]!, ...(from === undefined ? [path] : [from, path]));
}

function printStaged(
  {staged}: Status,
  hasHead: boolean,
  entry: PrintEntry,
  inProgress: boolean,
): readonly (readonly string[])[] {
  return staged.length === 0
    ? []
    : [
        [
          'Changes to be committed:',
          ...(inProgress
            ? []
            : [
                hasHead
                  ? '  (use "git restore --staged <file>..." to unstage)'
                  : '  (use "git rm --cached <file>..." to unstage)',
              ]),
          ...staged.map((change) => changeLine(change, entry)),
          '',
        ],
      ];
}

function printConflicts(
  {conflicts}: Status,
  entry: PrintEntry,
  inProgress: boolean,
): readonly (readonly string[])[] {
  if (conflicts.length === 0) {
    return [];
  }
  const deleted = conflicts.some(([, code]) => code.includes('D'));
  return [
    [
      'Unmerged paths:',
      ...(inProgress ? [] : ['  (use "git restore --staged <file>..." to unstage)']),
      deleted
        ? '  (use "git add/rm <file>..." as appropriate to mark resolution)'
        : '  (use "git add <file>..." to mark resolution)',
      ...conflicts.map(([path, code]) => entry(CONFLICT_WORDS[code]!, path)),
      '',
    ],
  ];
}

function printUnstaged({unstaged}: Status, entry: PrintEntry): readonly (readonly string[])[] {
  if (unstaged.length === 0) {
    return [];
  }
  const removed = unstaged.some(({after}) => !after);
  return [
    [
      'Changes not staged for commit:',
      `  (use "git add${removed ? '/rm' : ''} <file>..." to update what will be committed)`,
      '  (use "git restore <file>..." to discard changes in working directory)',
      ...unstaged.map((change) => changeLine(change, entry)),
      '',
    ],
  ];
}

function printOthers(
  title: string,
  option: string,
  paths: readonly string[],
  entry: PrintEntry,
): readonly (readonly string[])[] {
  return paths.length === 0
    ? []
    : [
        [
          `${title}:`,
          `  (use "git add ${option}<file>..." to include in what will be committed)`,
          ...paths.map((path) => entry('', path)),
          '',
        ],
      ];
}

function closingWords(
  {staged, unstaged, untracked, conflicts}: Status,
  hasHead: boolean,
  merging: boolean,
): readonly string[] {
  if (staged.length > 0) {
    return [];
  }
  if (unstaged.length + conflicts.length > 0) {
    return ['no changes added to commit (use "git add" and/or "git commit -a")'];
  }
  if (untracked.length > 0) {
    return ['nothing added to commit but untracked files present (use "git add" to track)'];
  }
  if (merging) {
    return [];
  }
  return [
    hasHead
      ? 'nothing to commit, working tree clean'
      : 'nothing to commit (create/copy files and use "git add" to track)',
  ];
}

/** A name with a space stands in quotation marks in the short form. */
function quoted(name: string): string {
  return / /.test(name) && !name.includes(' -> ') ? `"${name}"` : name;
}
