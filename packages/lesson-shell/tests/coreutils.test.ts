import {Shell} from '../src/shell';

const FILES = {'cover.jpg': 'x', 'index.html': '<p>hi</p>', 'notes/list.txt': 'rye', '.env': ''};

/** What the last of some commands prints. */
async function printed(...commands: readonly string[]): Promise<string> {
  const shell = await Shell.start(FILES);
  let text = '';
  for (const command of commands) {
    ({text} = await shell.type(command));
  }
  return text;
}

it.each([
  ['tac notes/list.txt index.html', 'tac with several files'],
  ['head -n 1 index.html notes', 'head with a folder among its files'],
  ['history -c', 'history -c'],
  ['!!', 'a line of the history recalled with !'],
  ['!ls', 'a line of the history recalled with !'],
])('refuses %s', async (command, what) => {
  expect(await printed(command)).toBe(`${what} works on your own machine, but not in this page.\n`);
});

it('keeps what a function complains of apart from what it prints', async () => {
  expect(await printed('look() { ls nope .env; }', 'look 2>/dev/null')).toBe('.env\n');
  expect(await printed('look() { ls nope .env; }', 'look 2>/dev/null | wc -l')).toBe('1\n');
});

it('sed with -i writes each file once although another is missing', async () => {
  expect(await printed("sed -i 's/e/ee/' notes/list.txt nope", 'cat notes/list.txt')).toBe('ryee');
});

describe('ls', () => {
  it.each([
    ['ls', 'cover.jpg\nindex.html\nnotes\n'],
    ['ls *.jpg *.html', 'cover.jpg\nindex.html\n'],
    ['ls -A', '.env\ncover.jpg\nindex.html\nnotes\n'],
    ['ls -a notes', '.\n..\nlist.txt\n'],
    ['ls -p', 'cover.jpg\nindex.html\nnotes/\n'],
    ['ls cover.jpg notes', 'cover.jpg\n\nnotes:\nlist.txt\n'],
    ['ls -R', '.:\ncover.jpg\nindex.html\nnotes\n\n./notes:\nlist.txt\n'],
    ['ls -rS', 'cover.jpg\nindex.html\nnotes\n'],
    ['chmod +x cover.jpg && ls -F', 'cover.jpg*\nindex.html\nnotes/\n'],
    ['ls -d */', 'notes/\n'],
    ['cd notes && ls -d ../*/', '../notes/\n'],
    ["echo '*/'", '*/\n'],
    ['for folder in */; do echo "in $folder"; done', 'in notes/\n'],
    ['ls nope', "ls: cannot access 'nope': No such file or directory\n"],
    ['ls -Q', "ls: invalid option -- 'Q'\nTry 'ls --help' for more information.\n"],
  ])('%s', async (command, expected) => {
    expect(await printed(command)).toBe(expected);
  });

  it('-l has rights, links, owner, size and the moment of the lesson, in columns', async () => {
    expect(await printed('ls -la')).toBe(`total 20
drwxr-xr-x 3 student student 4096 Sep  8 09:00 .
drwxr-xr-x 3 student student 4096 Sep  8 09:00 ..
-rw-r--r-- 1 student student    0 Sep  8 09:00 .env
-rw-r--r-- 1 student student    1 Sep  8 09:00 cover.jpg
-rw-r--r-- 1 student student    9 Sep  8 09:00 index.html
drwxr-xr-x 2 student student 4096 Sep  8 09:00 notes
`);
  });
});

describe('mv and cp', () => {
  it.each([
    ['mv cover.jpg notes/ && ls notes', 'cover.jpg\nlist.txt\n'],
    ['mv *.jpg *.html notes && ls', 'notes\n'],
    ['mv notes texts && ls texts', 'list.txt\n'],
    ['cp -r notes backup && ls backup notes', 'backup:\nlist.txt\n\nnotes:\nlist.txt\n'],
    ['cp -v cover.jpg notes', "'cover.jpg' -> 'notes/cover.jpg'\n"],
    ['cp -n cover.jpg index.html && cat index.html', '<p>hi</p>'],
    [
      'mv -i cover.jpg index.html && ls',
      "mv: overwrite 'index.html'? \ncover.jpg\nindex.html\nnotes\n",
    ],
    [
      'echo y | mv -i cover.jpg index.html && ls',
      "mv: overwrite 'index.html'? \nindex.html\nnotes\n",
    ],
    ['mv cover.jpg pictures/', "mv: cannot move 'cover.jpg' to 'pictures/': Not a directory\n"],
    [
      'mv cover.jpg pictures/a.jpg',
      "mv: cannot move 'cover.jpg' to 'pictures/a.jpg': No such file or directory\n",
    ],
    ['mv cover.jpg index.html pictures', "mv: target 'pictures': No such file or directory\n"],
    ['cp notes copy', "cp: -r not specified; omitting directory 'notes'\n"],
    [
      'mv notes notes/inside',
      "mv: cannot move 'notes' to a subdirectory of itself, 'notes/inside'\n",
    ],
    ['cp cover.jpg cover.jpg', "cp: 'cover.jpg' and 'cover.jpg' are the same file\n"],
    [
      'mv cover.jpg',
      "mv: missing destination file operand after 'cover.jpg'\nTry 'mv --help' for more information.\n",
    ],
  ])('%s', async (command, expected) => {
    expect(await printed(command)).toBe(expected);
  });
});

describe('rm', () => {
  it.each([
    ['rm cover.jpg && ls', 'index.html\nnotes\n'],
    ['rm notes', "rm: cannot remove 'notes': Is a directory\n"],
    ['rm -r notes && ls', 'cover.jpg\nindex.html\n'],
    ['rm nope', "rm: cannot remove 'nope': No such file or directory\n"],
    ['rm -rf nope && echo fine', 'fine\n'],
    ['rm -d notes', "rm: cannot remove 'notes': Directory not empty\n"],
    ['rm -i cover.jpg && ls *.jpg', "rm: remove regular file 'cover.jpg'? \ncover.jpg\n"],
    ['echo y | rm -i cover.jpg && ls', "rm: remove regular file 'cover.jpg'? index.html\nnotes\n"],
  ])('%s', async (command, expected) => {
    expect(await printed(command)).toBe(expected);
  });
});

it.each(['tree', 'tree --charset ascii', 'tree --charset=ascii'])(
  '%s draws in ASCII',
  async (command) => {
    expect(await printed(command)).toBe(
      '.\n|-- cover.jpg\n|-- index.html\n`-- notes\n    `-- list.txt\n\n1 directory, 3 files\n',
    );
  },
);

it.each([
  ['cat nope', '1\n'],
  ['ls nope', '2\n'],
  ['nope', '127\n'],
  ['git log', '128\n'],
  ['echo a > nope/b', '1\n'],
  ['true', '0\n'],
])('%s leaves its exit code in $?', async (command, expected) => {
  expect(await printed(command, 'echo $?')).toBe(expected);
});

it('history lists what was typed', async () => {
  expect(await printed('pwd', 'ls', 'history')).toBe('    1  pwd\n    2  ls\n    3  history\n');
});

it('touch in a folder that is not there fails in the words of the shell', async () => {
  expect(await printed('touch pictures/a.jpg')).toBe(
    "touch: cannot touch 'pictures/a.jpg': No such file or directory\n",
  );
});
