/** The eight colours of a terminal, in the order of their codes. */
const COLOURS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;

export type Colour = (typeof COLOURS)[number] | 'grey';

/** How a terminal shows a piece of text. */
export interface Look {
  readonly isBold: boolean;
  readonly colour?: Colour;
  readonly background?: Colour;
}

/** A piece of text that looks the same throughout. */
export interface Run extends Look {
  readonly text: string;
}

const PLAIN: Look = {isBold: false};

/** Control sequences of a terminal; `m` is the one that sets colours, others move or erase. */
const SEQUENCE = /\u001B\[([\d;]*)([A-Za-z])/;
const SEQUENCES = new RegExp(SEQUENCE, 'g');

/** Sets bold, and so on. */
const [RESET, BOLD, NOT_BOLD] = [0, 1, 22];
const [FOREGROUND, BACKGROUND] = [30, 40];
const DEFAULT_COLOUR = 9;
const GREY = 90;

/** Text without the control sequences of a terminal. */
export function withoutSgr(text: string): string {
  return text.replace(SEQUENCES, '');
}

/** What a program printed for a terminal, in pieces of the same look. */
export function readSgr(text: string): readonly Run[] {
  const parts = text.split(SEQUENCE);
  const runs: Run[] = [];
  let look = PLAIN;
  for (let index = 0; index < parts.length; index += 3) {
    const piece = parts[index]!;
    const last = runs.at(-1);
    if (last && looksLike(last, look)) {
      runs[runs.length - 1] = {...last, text: last.text + piece};
    } else if (piece !== '') {
      runs.push({...look, text: piece});
    }
    if (parts[index + 2] === 'm') {
      look = parts[index + 1]!.split(';').map(Number).reduce(withCode, look);
    }
  }
  return runs;
}

function looksLike(a: Look, b: Look): boolean {
  return a.isBold === b.isBold && a.colour === b.colour && a.background === b.background;
}

function withCode(look: Look, code: number): Look {
  const colour = COLOURS[code % 10];
  switch (code) {
    case RESET:
      return PLAIN;
    case BOLD:
      return {...look, isBold: true};
    case NOT_BOLD:
      return {...look, isBold: false};
    case GREY:
      return {...look, colour: 'grey'};
    default:
  }
  switch (code - (code % 10)) {
    case FOREGROUND:
      return code % 10 === DEFAULT_COLOUR ? {...look, colour: undefined} : {...look, colour};
    case BACKGROUND:
      return code % 10 === DEFAULT_COLOUR
        ? {...look, background: undefined}
        : {...look, background: colour};
    default:
      return look;
  }
}
