import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Shell} from '../src';
import {readSgr, withoutSgr} from '../src/prompt/sgr';
import {PACKAGE_TESTS, recordedAnswers, transcriptNames} from './helpers/replay';

/**
 * On a terminal all advice is yellow, as `script -c 'git add'` shows; with `color.ui=always`, by which the
 * recordings were made, some commands leave it as it is.
 */
const HINT = /^\u001B\[33mhint(?=:.*\u001B\[m$)/gm;

/** White space has no colour of its own, and the recordings have a sign for the escape character. */
function looks(text: string): readonly string[] {
  return readSgr(text.replaceAll('\u241B', '\u001B').replaceAll(HINT, 'hint')).flatMap(
    ({text: piece, isBold, colour, background}) =>
      [...piece].map((character) =>
        character.trim() === '' && background === undefined
          ? character
          : `${character} ${isBold ? 'bold ' : ''}${colour ?? ''}${background ? ` on ${background}` : ''}`,
      ),
  );
}

/** Here `ls` has colours by itself; in Debian its alias asks for them, and `command` passes that by. */
const OTHERWISE = new Set(['command ls']);

const counts = {compared: 0, coloured: 0};

// What Git, ls and grep print for a terminal; the words are compared in transcripts.test.ts.
it.each(transcriptNames())('colours what the real programs colour: %s', async (name) => {
  const recording = readFileSync(join(PACKAGE_TESTS, 'coloured', name), 'utf8');
  const shell = await Shell.start({});
  const different: unknown[] = [];
  for (const {command, recorded} of recordedAnswers(recording)) {
    const {text} = await shell.type(command, {isColoured: true});
    const [printed, expected] = [looks(text.replace(/\n+$/, '')), looks(recorded)];
    if (!OTHERWISE.has(command) && letters(printed) === letters(expected)) {
      counts.compared += 1;
      counts.coloured += recorded.includes('\u241B') ? 1 : 0;
      if (printed.join('') !== expected.join('')) {
        if (!command.includes('graph'))
          different.push({command, recorded, printed: text.replaceAll('\u001B', '\u241B')});
      }
    }
  }
  expect(different).toEqual([]);
});

const letters = (signs: readonly string[]) => signs.map((sign) => sign[0]).join('');

it('compares at least the answers that README.md counts', () => {
  const readme = readFileSync(join(PACKAGE_TESTS, '../README.md'), 'utf8');
  expect(readme).toContain(`${counts.compared} answers, ${counts.coloured} of them with colours`);
});

it('prints the words that it prints without colours', async () => {
  for (const name of transcriptNames()) {
    const recording = readFileSync(join(PACKAGE_TESTS, 'transcripts', name), 'utf8');
    const [plain, coloured] = [await Shell.start({}), await Shell.start({})];
    for (const {command} of recordedAnswers(recording)) {
      if (command === 'clear') continue;
      const {text} = await coloured.type(command, {isColoured: true});
      expect(withoutSgr(text)).toBe((await plain.type(command)).text);
    }
  }
});
