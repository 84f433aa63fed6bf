import type {Level, Sink} from './console';

/** The example printed more than anyone would read. */
export class OutputLimitError extends Error {
  override readonly name = 'OutputLimitError';
}

/** Stores what an example prints, up to a limit. */
export class Recorder implements Sink {
  text = '';
  isFull = false;

  constructor(
    private readonly limit: number,
    private readonly onPrint: (text: string, level: Level) => void = () => undefined,
  ) {}

  /** Throws at the limit, so that a loop that prints comes to an end. */
  print(text: string, level: Level): void {
    const line = `${text}\n`;
    if (this.text.length + line.length > this.limit) {
      this.isFull = true;
      throw new OutputLimitError('The example prints too much');
    }
    this.text += line;
    this.onPrint(line, level);
  }

  clear(): void {
    this.text = '';
  }
}
