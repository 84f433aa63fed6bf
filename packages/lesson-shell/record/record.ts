import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, relative} from 'node:path';
import {readTranscript, writeTranscript} from '../src/transcript';

// Types the `$ ` lines of the transcripts in bash with the programs of this machine, and writes what
// they print below them: `npm run record -- shell [name of a transcript …]`. Types them again with the
// colours of a terminal, for tests/coloured. Needs Linux, Git, GNU coreutils and the right to mount: the
// session sees its own /home, /remotes and /etc/passwd.

const PACKAGE = join(import.meta.dirname, '..');
const TRANSCRIPTS = join(PACKAGE, 'tests/transcripts');
const COLOURED = join(PACKAGE, 'tests/coloured');
/** Stands for the escape character in the recordings, so that they can be read. */
const ESCAPE_SIGN = '\u241B';
const MARK = '\u0001done\u0001';
const LONG_LISTING = /\b(?:ls -\w*l|ll\b)/;

/** Runs as root in a mount namespace of its own, then as the student. */
const ENTER = `
mount --bind "$1/home" /home && mount --bind "$1/remotes" /remotes && mount --bind "$1/passwd" /etc/passwd &&
mount --bind "$1/group" /etc/group &&
exec setpriv --reuid 1000 --regid 1000 --clear-groups stdbuf -oL -eL bash --noprofile --rcfile "$2" --noediting -i 2>&1`;

function record(path: string): void {
  const entries = readTranscript(readFileSync(path, 'utf8'));
  const commands = entries.map(({command}) => command);
  const locale = path.endsWith('utf8.txt') ? 'C.UTF-8' : 'C';
  const write = (target: string, printed: readonly string[]) => {
    const parts = entries.map((entry, index) => ({entry, printed: printed[index] ?? ''}));
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, `${writeTranscript(parts)}\n`);
  };
  write(path, printedBy(commands, {LESSON_LOCALE: locale}));
  const coloured = printedBy(commands, {LESSON_LOCALE: locale, LESSON_COLOURS: 'always'});
  write(
    join(COLOURED, relative(TRANSCRIPTS, path)),
    coloured.map((text) => text.replaceAll('\u001B', ESCAPE_SIGN)),
  );
}

function printedBy(
  commands: readonly string[],
  environment: Readonly<Record<string, string>>,
): readonly string[] {
  const place = mkdtempSync(join(tmpdir(), 'lesson-shell-'));
  try {
    prepare(place);
    const input = commands.map((command) =>
      LONG_LISTING.test(command) ? `__settle\n${command}\n` : `(exit $?)\n${command}\n`,
    );
    const {stdout} = spawnSync(
      'unshare',
      ['--mount', 'bash', '-c', ENTER, 'enter', place, join(place, 'session.sh')],
      {
        input: input.join(''),
        encoding: 'utf8',
        timeout: 120_000,
        env: {...process.env, __MARK: MARK, ...environment},
      },
    );
    // The prompt before the first line, then two for every command: of the line before it, and its own.
    const outputs = stdout.split(`${MARK}\n`).slice(1);
    return commands.map((_, index) => asShown(outputs[2 * index + 1] ?? ''));
  } finally {
    rmSync(place, {recursive: true});
  }
}

/** A terminal writes over a line after a carriage return. */
function asShown(printed: string): string {
  return withoutUsage(printed.replaceAll(/^.*\r(?!\n)/gm, ''));
}

/** The long help that Git adds to an error is Git's own text, and no lesson prints it. */
function withoutUsage(printed: string): string {
  return printed.replace(/^(?:usage: git|Usage: (?!grep)).*/ms, 'usage: …\n');
}

function prepare(place: string): void {
  mkdirSync('/remotes', {recursive: true});
  for (const folder of ['home/student', 'remotes']) {
    mkdirSync(join(place, folder), {recursive: true});
  }
  writeFileSync(
    join(place, 'passwd'),
    'root:x:0:0::/root:/bin/bash\nstudent:x:1000:1000::/home/student:/bin/bash\n',
  );
  writeFileSync(join(place, 'group'), 'root:x:0:\nstudent:x:1000:\n');
  writeFileSync(join(place, 'session.sh'), readFileSync(join(import.meta.dirname, 'session.sh')));
  spawnSync('chown', ['-R', '1000:1000', join(place, 'home/student'), join(place, 'remotes')]);
  spawnSync('chmod', ['755', place]);
}

const asked = process.argv.slice(2);
for (const folder of readdirSync(TRANSCRIPTS)) {
  for (const file of readdirSync(join(TRANSCRIPTS, folder))) {
    if (asked.length === 0 || asked.includes(file.replace('.txt', ''))) {
      record(join(TRANSCRIPTS, folder, file));
    }
  }
}
