import {Shell} from '../src';
import {
  completeLine,
  inColumns,
  isUnfinished,
  readPaste,
  readSgr,
  recall,
  withoutSgr,
} from '../src/prompt';
import {withCommands} from '../src/transcript';

/** A folder with a repository of two branches, one of which is also elsewhere. */
async function startZine(): Promise<Shell> {
  const shell = await Shell.start({'old stuff/a.txt': 'a\n', 'README.md': '# Zine\n'});
  for (const command of [
    'git config --global user.name Sam; git config --global user.email sam@example.com',
    'git init -q --bare -b main /remotes/zine.git',
    'git init -q -b main zine && cd zine',
    'echo soup > soup.md && mkdir photos && touch photos/a.jpg .hidden',
    'git add . && git commit -qm "Start" && git tag v1',
    'git branch menu && git branch market',
    'git remote add origin /remotes/zine.git && git push -q origin main menu',
    'git branch -q -D menu && git fetch -q',
  ]) {
    await shell.run(command);
  }
  return shell;
}

describe('completion', () => {
  it.each([
    ['wh', ['which', 'whoami']],
    ['cat so', ['soup.md']],
    ['cat soup.md ph', ['photos/']],
    ['cat photos/', ['photos/a.jpg']],
    ['cat .h', ['.hidden']],
    ['ls | gre', ['grep']],
    ['git add . && ech', ['echo']],
    ['LANG=C sor', ['sort']],
    ['echo hi > so', ['soup.md']],
    ['cd ', ['photos/']],
    ['cat ~/RE', ['~/README.md']],
    ['git sw', ['switch']],
    ['git switch m', ['main', 'market', 'menu']],
    ['git merge mar', ['market']],
    ['git checkout v', ['v1']],
    ['git rebase or', ['origin/HEAD', 'origin/main', 'origin/menu']],
    ['git add so', ['soup.md']],
    ['git restore -- so', ['soup.md']],
    ['git push o', ['origin']],
    ['git push origin mar', ['market']],
    ['ls -', []],
    ['cat nothing', []],
    ['nan', []],
  ])('goes on from %j with %j', async (line, names) => {
    const shell = await startZine();
    expect((await shell.complete(line)).names).toEqual(names);
  });

  it('knows no branches outside a repository', async () => {
    const shell = await Shell.start({});
    expect((await shell.complete('git switch ')).names).toEqual([]);
  });

  it('finishes a single name with a space, and a folder with a slash', () => {
    expect(completeLine('cat so', {start: 4, names: ['soup.md']}).line).toBe('cat soup.md ');
    expect(completeLine('cd ph', {start: 3, names: ['photos/']}).line).toBe('cd photos/');
  });

  it('writes what several names have in common, and says that there are more', () => {
    expect(completeLine('git switch m', {start: 11, names: ['market', 'main']})).toEqual({
      line: 'git switch ma',
      isAmbiguous: true,
    });
  });

  it('escapes a space, or closes the quotation', async () => {
    const shell = await Shell.start({'old stuff.txt': 'a\n'});
    const complete = async (line: string) => completeLine(line, await shell.complete(line)).line;
    expect(await complete('cat ol')).toBe(String.raw`cat old\ stuff.txt `);
    expect(await complete(String.raw`cat old\ s`)).toBe(String.raw`cat old\ stuff.txt `);
    expect(await complete('cat "old s')).toBe('cat "old stuff.txt" ');
  });

  it('leaves a line for which there is nothing', () => {
    expect(completeLine('cat x', {start: 4, names: []})).toEqual({
      line: 'cat x',
      isAmbiguous: false,
    });
  });

  it('lists names in columns, without their folder', () => {
    expect(inColumns(['img/a.jpg', 'img/bb.jpg', 'img/old/'], 20)).toBe('a.jpg   old/\nbb.jpg');
  });
});

describe('history', () => {
  const LINES = ['ls', 'git status'];

  it('goes back to the first line and no further', () => {
    const last = recall(LINES, 'up', 'dra');
    expect(last.line).toBe('git status');
    const first = recall(LINES, 'up', last.line, last);
    expect(first.line).toBe('ls');
    expect(recall(LINES, 'up', first.line, first).line).toBe('ls');
  });

  it('comes back to the line that was being written', () => {
    const last = recall(LINES, 'up', 'dra');
    expect(recall(LINES, 'down', last.line, last).line).toBe('dra');
    expect(recall(LINES, 'down', 'dra').line).toBe('dra');
  });
});

describe('a paste', () => {
  it('sends all lines but the last, which waits', () => {
    expect(readPaste('mkdir a\r\ncd a\nls', '', '')).toEqual({
      sent: ['mkdir a', 'cd a'],
      line: 'ls',
    });
  });

  it('sends the last line too when a line break follows it', () => {
    expect(readPaste('cd a\n', '', '')).toEqual({sent: ['cd a'], line: ''});
  });

  it('goes where the cursor is', () => {
    expect(readPaste('b', 'a ', ' c')).toEqual({sent: [], line: 'a b c'});
    expect(readPaste('b\nc', 'a ', ' d')).toEqual({sent: ['a b'], line: 'c d'});
  });

  it('takes the typed lines of a transcript', () => {
    expect(readPaste('$ cat <<EOF > a\n> one\n> EOF\n$ cat a\none\n', '', '')).toEqual({
      sent: ['cat <<EOF > a', 'one', 'EOF', 'cat a'],
      line: '',
    });
    expect(readPaste('$ git status', '', '').line).toBe('git status');
  });

  it('keeps a dollar sign in the middle of a line', () => {
    expect(readPaste('$ HOME', 'echo ', '').line).toBe('echo $ HOME');
  });
});

it.each([
  ['ls', false],
  ['echo "a', true],
  ['echo "a\nb"', false],
  ['cat <<EOF', true],
  ['cat <<EOF\none', true],
  ['cat <<EOF\none\nEOF', false],
  ['for n in 1 2; do', true],
  ['for n in 1 2; do\necho $n\ndone', false],
  ['ls \\', true],
  ['ls |', true],
  ['ls |\nwc -l', false],
  ['mkdir a &&', true],
  [String.raw`echo it\'s`, false],
])('knows whether %j goes on: %j', (command, goesOn) => {
  expect(isUnfinished(command)).toBe(goesOn);
});

it('puts commands after a transcript, with or without signs of the prompt', () => {
  expect(withCommands('$ ls\na', ['cat <<EOF\nx\nEOF'])).toBe('$ ls\na\n$ cat <<EOF\n> x\n> EOF');
  expect(withCommands('ls', ['pwd'])).toBe('$ ls\n$ pwd');
  expect(withCommands('', ['pwd'])).toBe('$ pwd');
});

describe('colours', () => {
  it('reads bold, colours, backgrounds and their end', () => {
    expect(
      readSgr('a\u001B[1;31mb\u001B[22mc\u001B[39;42md\u001B[49m\u001B[90me\u001B[mf'),
    ).toEqual([
      {text: 'a', isBold: false},
      {text: 'b', isBold: true, colour: 'red'},
      {text: 'c', isBold: false, colour: 'red'},
      {text: 'd', isBold: false, background: 'green'},
      {text: 'e', isBold: false, colour: 'grey'},
      {text: 'f', isBold: false},
    ]);
  });

  it('puts together what looks the same, and leaves out what moves the cursor', () => {
    expect(readSgr('\u001B[31ma\u001B[K\u001B[m\u001B[31mb\u001B[H')).toEqual([
      {text: 'ab', isBold: false, colour: 'red'},
    ]);
    expect(withoutSgr('\u001B[1;31ma\u001B[m\u001B[2Kb')).toBe('ab');
  });

  it('are in what is typed, but not in what is piped, written to a file or run without being typed', async () => {
    const shell = await startZine();
    const type = async (command: string) => (await shell.type(command, {isColoured: true})).text;
    expect(await type('git log --oneline')).toContain('\u001B[33m');
    expect(await type('git add')).toMatch(/^Nothing.*\n\u001B\[33mhint: .*\u001B\[m\n/);
    expect(await type('git log --oneline | cat')).not.toContain('\u001B');
    expect(await type('ls > list.txt; cat list.txt')).not.toContain('\u001B');
    expect(await type('echo "$(git branch)"')).not.toContain('\u001B');
    expect((await shell.run('git log --oneline')).text).not.toContain('\u001B');
  });
});
