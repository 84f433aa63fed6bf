import {OUTPUT_LIMIT, Shell, runTranscript} from '../src';

/** What a transcript prints, then what the same shell prints for one line more. */
async function after(transcript: string) {
  const shell = await Shell.start({});
  const result = await runTranscript(shell, transcript);
  return {...result, next: (await shell.type('echo still here')).text};
}

it.each([
  ['10 MB of output', '$ seq 1 2000000'],
  ['10 MB in one line', '$ printf "%010000000d" 1'],
  ['a loop that prints', '$ while true; do echo on and on; done'],
  ['an endless loop', '$ while :; do :; done'],
  ['an endless recursion', '$ f() { f; }; f'],
  ['a recursion in a pipe', '$ f() { f | f; }; f'],
])('stops %s, and the shell goes on', async (_, transcript) => {
  const {output, stopped, next} = await after(transcript);
  expect(stopped).toMatch(/^(?:output|loop)$/);
  expect(output.length).toBeLessThanOrEqual(OUTPUT_LIMIT);
  expect(next).toBe('still here\n');
});

it('stops a here-document of 150 kB, and the shell goes on', async () => {
  const {stopped, next} = await after(`$ cat > a.txt <<'EOF'\n> ${'x'.repeat(150_000)}\n> EOF`);
  expect(stopped).toBe('output');
  expect(next).toBe('still here\n');
});

it('refuses a line of more than 1 MB in a sentence', async () => {
  const shell = await Shell.start({});
  const {text} = await shell.type(`echo ${'x'.repeat(1_500_000)}`);
  expect(text).toBe(
    'bash: a line of more than 1 MB works on your own machine, but not in this page.\n',
  );
});

it('answers a script of 5 MB', async () => {
  const {next} = await after(`$ echo ${'word '.repeat(1_000_000)}`);
  expect(next).toBe('still here\n');
});

it.each([
  ['NUL bytes', '$ echo a\0b'],
  ['an unpaired surrogate', '$ echo \ud800 > a.txt && cat a.txt && wc -m a.txt'],
  ['a NUL byte in a name', '$ touch "a\0b"'],
  ['an unpaired surrogate in a commit', '$ git init -q && git commit --allow-empty -m "\udc00"'],
  ['an unfinished quotation', "$ echo 'unfinished"],
  ['an unfinished loop', '$ for n in 1 2'],
  ['an unfinished substitution', '$ echo $('],
])('answers %s, and the shell goes on', async (_, transcript) => {
  const {next} = await after(transcript);
  expect(next).toBe('still here\n');
});

it.each([
  ["echo 'unfinished", /bash: .*unexpected EOF/],
  ['for n in 1 2', 'bash: syntax error: unexpected end of file'],
  ['if true; then', 'bash: syntax error: unexpected end of file'],
  ['case x in', 'bash: syntax error: unexpected end of file'],
])('tells of the unfinished line %s in the words of bash', async (line, words) => {
  const {output} = await after(`$ ${line}`);
  expect(output).toMatch(words);
});

it('keeps a function, and does not run again what followed its definition', async () => {
  const {next} = await after('$ hi() { echo "hi } $1"; }; hi Sam');
  expect(next).toBe('still here\n');
});
