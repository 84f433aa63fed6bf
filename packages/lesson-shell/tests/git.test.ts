import {Shell, runTranscript} from '../src';
import {readMoment} from '../src/git/moments';

/** Space at the end of a line, and empty lines before a prompt, are not part of the promise. */
function tidy(text: string): string {
  return text
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n+(?=\n\$ )/g, '')
    .trimEnd();
}

async function outputOf(transcript: string): Promise<string> {
  return (await runTranscript(await Shell.start({}), transcript)).output;
}

async function lastOf(transcript: string): Promise<string> {
  const output = await outputOf(transcript);
  const asked = transcript.trimEnd().split('\n').at(-1)!;
  return output.slice(output.lastIndexOf(asked) + asked.length + 1);
}

const THREE_COMMITS = `$ git config --global user.name Sam; git config --global user.email sam@example.com
$ git init -q
$ echo "2 eggs" > cake.md; git add .; git commit -qm "Add cake"
$ echo "3 eggs" > cake.md; git commit -qam "One more egg"
$ echo "butter" >> cake.md; git commit -qam "Add butter"
`;

// The clock of a lesson starts at 2026-09-08 09:00 local time and goes on by a minute a commit.
it.each([
  ['--since="2026-09-08 09:01"', ['Add butter', 'One more egg']],
  ['--until="2026-09-08 09:00"', ['Add cake']],
  ['--since="1 day ago"', ['Add butter', 'One more egg', 'Add cake']],
  ['--until=yesterday', []],
  ['--since=2026-10-01', []],
  ['-S eggs', ['Add cake']],
  ['-S "3 eggs"', ['One more egg']],
  ['-S butter -- other.md', []],
])('git log %s', async (options, subjects) => {
  const asked = `git log --format=%s ${options}`;
  const output = await outputOf(`${THREE_COMMITS}$ ${asked}\n`);
  const lines = tidy(output).split('\n');
  expect(lines.slice(lines.indexOf(`$ ${asked}`) + 1).filter(Boolean)).toEqual(subjects);
});

it.each(['git status', 'git status --short', 'git diff', 'git diff --stat', 'git log'])(
  '%s writes no objects',
  async (asked) => {
    const transcript = `${THREE_COMMITS}$ echo "new" > new.md; echo "5 eggs" > cake.md; git add cake.md; echo "6 eggs" > cake.md
$ find .git/objects -type f > ../before.txt; ${asked} > ../shown.txt; find .git/objects -type f > ../after.txt
$ wc -l ../before.txt; diff ../before.txt ../after.txt && wc -c < ../shown.txt
`;
    const [count, shown] = (await lastOf(transcript)).trim().split('\n');
    // Three commits with a tree and a recipe each, the settings in the home folder, and what was added since.
    expect(count).toBe('11 ../before.txt');
    expect(Number(shown)).toBeGreaterThan(0);
  },
);

// Git 2.48 and later; the one that recorded the transcripts is older.
it('git fetch notes the main branch of another repository', async () => {
  const transcript = `$ git config --global init.defaultBranch main
${THREE_COMMITS}$ git init -q --bare /remotes/cake.git; git push -q /remotes/cake.git main
$ cd ..; git init -q copy; cd copy; git remote add origin /remotes/cake.git; git fetch -q
$ git branch -r
`;
  expect(tidy(await lastOf(transcript))).toBe('  origin/HEAD -> origin/main\n  origin/main');
});

it('git blame tells lines that are in no commit yet', async () => {
  const lines = await lastOf(`${THREE_COMMITS}$ echo "1 lemon" >> cake.md
$ git blame cake.md
`);
  expect(lines.split('\n').map((line) => line.replace(/^\S+ /, ''))).toEqual([
    '(Sam               2026-09-08 09:01:00 -0400 1) 3 eggs',
    '(Sam               2026-09-08 09:02:00 -0400 2) butter',
    '(Not Committed Yet 2026-09-08 09:03:00 -0400 3) 1 lemon',
  ]);
});

it('says which dates it reads', () => {
  expect(() => readMoment('last summer', 0)).toThrow(/such as 2026-09-01.*not 'last summer'/);
});
