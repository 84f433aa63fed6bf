import {type Paint, type Style, unpainted} from '../../colours';

/** The colours of lanes, in the order in which Git takes them. */
const STYLES: readonly Style[] = [
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'bold red',
  'bold green',
  'bold yellow',
  'bold blue',
  'bold magenta',
  'bold cyan',
];

/**
 * The colours of a graph: a lane keeps the one that it got with the commit to which it leads. Each edge below a
 * merge, and below a commit to which nothing leads, takes the next colour, even if its lane has one already.
 */
export class Ink {
  private readonly styles = new Map<string, Style>();
  private taken = -1;

  constructor(private readonly paint: Paint = unpainted) {}

  /** Gives the lanes below a commit their colours. */
  follow(parents: readonly string[], isTip: boolean): void {
    for (const parent of parents) {
      if (parents.length > 1 || isTip) {
        this.taken += 1;
      }
      if (!this.styles.has(parent)) {
        this.styles.set(parent, STYLES[Math.max(0, this.taken) % STYLES.length]!);
      }
    }
  }

  /** Nothing leads to a commit any more once it is drawn. */
  forget(oid: string): void {
    this.styles.delete(oid);
  }

  /** A mark of the lane that leads to a commit. */
  mark(mark: string, oid: string | undefined): string {
    const style = oid === undefined ? undefined : this.styles.get(oid);
    return style === undefined ? mark : this.paint(style, mark);
  }
}
