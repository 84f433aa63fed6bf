import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Shell} from '../src';
import {looks} from './helpers/looks';
import {PACKAGE_TESTS, recordedAnswers, transcriptNames} from './helpers/replay';

/**
 * On a terminal all advice is yellow, as `script -c 'git add'` shows; with `color.ui=always`, by which the
 * recordings were made, some commands leave it as it is.
 */
const HINT = /^\u001B\[33mhint(?=:.*\u001B\[m$)/gm;

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
    const [printed, expected] = [asShown(text), asShown(recorded)];
    if (!OTHERWISE.has(command) && letters(printed) === letters(expected)) {
      counts.compared += 1;
      counts.coloured += recorded.includes('\u241B') ? 1 : 0;
      if (printed.join('') !== expected.join('')) {
        different.push({command, recorded, printed: text.replaceAll('\u001B', '\u241B')});
      }
    }
  }
  expect(different).toEqual([]);
});

function asShown(text: string): readonly string[] {
  const coded = text.replace(/\n+$/, '').replaceAll('\u241B', '\u001B');
  return looks(coded.replaceAll(HINT, 'hint'));
}

const letters = (signs: readonly string[]) => signs.map((sign) => sign[0]).join('');

it('compares as many answers as README.md says', () => {
  const readme = readFileSync(join(PACKAGE_TESTS, '../README.md'), 'utf8');
  expect(readme).toContain(`${counts.compared} answers, ${counts.coloured} of them with colours`);
});
