import {isOnTerminal} from './terminal';

/** The codes of a terminal (SGR) for what the programs emphasize. */
const CODES = {
  bold: '1',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  magenta: '35',
  cyan: '36',
  'bold red': '1;31',
  'bold green': '1;32',
  'bold yellow': '1;33',
  'bold blue': '1;34',
  'bold magenta': '1;35',
  'bold cyan': '1;36',
  grey: '90',
  'on red': '41',
} as const;

export type Style = keyof typeof CODES;

/** Puts the codes of a style around a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

export const unpainted: Paint = (_, text) => text;

const ESCAPE = '\u001B';

export const painted: Paint = (style, text) =>
  text === '' ? '' : `${ESCAPE}[${CODES[style]}m${text}${ESCAPE}[m`;

/** What the commands print on: a terminal that shows colours, or the page of a lesson, which does not. */
export class Screen {
  private isColoured = false;

  /** The colours of one command; what is piped or written to a file has none. */
  paintFor(env: ReadonlyMap<string, string>): Paint {
    return this.isColouredFor(env) ? painted : unpainted;
  }

  isColouredFor(env: ReadonlyMap<string, string>): boolean {
    return this.isColoured && isOnTerminal(env);
  }

  async inColour<T>(work: () => Promise<T>): Promise<T> {
    this.isColoured = true;
    try {
      return await work();
    } finally {
      this.isColoured = false;
    }
  }
}
