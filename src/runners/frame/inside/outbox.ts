import {OUTPUT_LIMIT} from '../../../data/runLimits';
import type {Level, Sink} from '../../../lib/code/console';
import {OutputLimitError} from '../../../lib/code/recorder';
import type {FromFrame} from '../protocol';

/** Number of characters to collect before sending them. */
const BATCH = 4000;

/** Sends the example's output in few messages, up to the limit. */
export class Outbox implements Sink {
  /** All output, for checks. */
  text = '';
  private isMuted = false;
  private total = 0;
  private waiting = '';
  private level: Level = 'log';
  private isScheduled = false;

  constructor(
    private readonly post: (message: FromFrame) => void,
    private readonly schedule: (callback: () => void) => void,
  ) {}

  print(text: string, level: Level): void {
    if (this.isMuted) {
      return;
    }
    const line = `${text}\n`;
    this.total += line.length;
    if (this.total > OUTPUT_LIMIT) {
      this.flush();
      this.post({kind: 'stopped', reason: 'output'});
      throw new OutputLimitError('The example prints too much');
    }
    if (level !== this.level) {
      this.flush();
      this.level = level;
    }
    this.text += line;
    this.waiting += line;
    if (this.waiting.length >= BATCH) {
      this.flush();
    } else if (!this.isScheduled) {
      this.isScheduled = true;
      this.schedule(() => {
        this.isScheduled = false;
        this.flush();
      });
    }
  }

  /** Discards the output before the block itself begins. */
  mute(): void {
    this.isMuted = true;
  }

  begin(): void {
    this.isMuted = false;
  }

  clear(): void {
    this.text = '';
    this.waiting = '';
    this.post({kind: 'clear'});
  }

  flush(): void {
    if (this.waiting) {
      const {waiting: text, level} = this;
      this.waiting = '';
      this.post({kind: 'print', text, level});
    }
  }
}
