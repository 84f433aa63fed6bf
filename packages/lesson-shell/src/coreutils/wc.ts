import type {CustomCommand} from 'just-bash';
import type {LessonFiles} from '../files';
import {decoded} from './bytes';
import {coreutil} from './command';
import {type Input, readInputs} from './input';

/** Digits that a count gets when the size of the input is not known. */
const PIPE_WIDTH = 7;

/** The order in which the counts are printed. */
const COUNTS = ['l', 'w', 'm', 'c', 'L'] as const;

type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

/** `wc`: lines, words, characters, bytes, and the longest line. */
export function wcCommand(files: LessonFiles): CustomCommand {
  return coreutil(files, {
    name: 'wc',
    flags: 'lwcmL',
    long: {lines: 'l', words: 'w', chars: 'm', bytes: 'c', 'max-line-length': 'L'},
    async work({has, names, resolve, stdin, print, complain}) {
      const inputs = await readInputs(files, names, resolve, decoded(stdin));
      const chosen = COUNTS.filter((flag) => has(flag));
      const shown = chosen.length > 0 ? chosen : (['l', 'w', 'c'] as const);
      const width = columnWidth(inputs, shown.length);
      const line = (counts: Counts, name: string | undefined) => {
        const numbers = shown.map((key) => String(counts[key]).padStart(width)).join(' ');
        print(`${numbers}${name === undefined ? '' : ` ${name}`}\n`);
      };
      for (const input of inputs) {
        if (input.trouble !== undefined) {
          complain(`${input.name}: ${input.trouble}`);
        }
        if (input.trouble !== 'No such file or directory') {
          line(countsOf(input), input.name);
        }
      }
      if (inputs.length > 1) {
        line(inputs.map(countsOf).reduce(sum), 'total');
      }
    },
  });
}

function columnWidth(inputs: readonly Input[], columns: number): number {
  if (inputs.length === 1 && columns === 1) {
    return 1;
  }
  const isUnknown = inputs.some(
    ({name, trouble}) => name === undefined || name === '-' || trouble === 'Is a directory',
  );
  const bytes = inputs.reduce((total, input) => total + input.bytes, 0);
  return isUnknown ? PIPE_WIDTH : String(bytes).length;
}

function countsOf({text, bytes}: Input): Counts {
  const lines = text.split('\n');
  return {
    l: lines.length - 1,
    w: text.match(/\S+/g)?.length ?? 0,
    m: [...text].length,
    c: bytes,
    L: Math.max(...lines.map(displayWidth)),
  };
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;

/** Columns of a terminal that a line takes. */
function displayWidth(line: string): number {
  return [...line].reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0);
}

function sum(a: Counts, b: Counts): Counts {
  return {
    l: a.l + b.l,
    w: a.w + b.w,
    m: a.m + b.m,
    c: a.c + b.c,
    L: Math.max(a.L, b.L),
  };
}
