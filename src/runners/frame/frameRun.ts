import {ALIVE_INTERVAL_MS, ALIVE_LIMIT_MS} from '../../data/runLimits';
import {VUE_WARNING} from '../../data/runTexts';
import {addHint, findHint} from '../../lib/code/hints';
import type {RunError, RunOptions, RunResult, StopReason} from '../types';
import {type FocusGuard, keepFocus} from './keepFocus';
import type {Frame} from './openFrame';
import type {FromFrame, Need, StoredValues} from './protocol';

/** Number of entries that a preview may add to the tab's history between two checks. */
const MOST_STEPS = 10;
const TAKES_KEYBOARD =
  'The script takes the keyboard away again and again, so the page was taken down.';
const TAKES_HISTORY =
  'The script adds to the history of the tab again and again, so the page was taken down.';

/** One run. Collects the frame's messages until the run has finished, and passes them on after that. */
export class FrameRun {
  onStored: (stored: StoredValues) => void = () => undefined;
  onNeed: (need: Need) => void = () => undefined;
  /** The page can be shown. */
  onDrawn: () => void = () => undefined;
  private output = '';
  private error?: RunError;
  private readonly notes: string[] = [];
  private stopped?: StopReason;
  private isDone = false;
  private hasDialog = false;
  private lastSign = Date.now();
  private readonly alive: ReturnType<typeof setInterval>;
  private readonly focus: FocusGuard;
  private seen = {length: history.length, href: location.href};

  constructor(
    private readonly frame: Frame<unknown>,
    private readonly options: RunOptions,
    private readonly finish: (result: RunResult) => void,
  ) {
    frame.onMessage((message) => {
      this.lastSign = Date.now();
      this.receive(message);
    });
    this.focus = keepFocus(frame.element, () => this.remove(TAKES_KEYBOARD));
    this.alive = setInterval(() => this.watch(), ALIVE_INTERVAL_MS);
  }

  kill(reason: StopReason): void {
    this.takeDown();
    this.stopped = reason;
    if (this.isDone) {
      this.options.onError?.({message: 'The example stopped answering, so it was ended.'});
    } else {
      this.done({});
    }
  }

  /** Ends the run and leaves its page where it is, for the next run to remove. */
  release(): void {
    this.ignore();
    this.done({});
  }

  private watch(): void {
    if (!this.frame.element.isConnected) {
      this.takeDown();
      this.done({});
    } else if (this.growsHistory()) {
      this.remove(TAKES_HISTORY);
    } else if (!this.hasDialog && Date.now() - this.lastSign > ALIVE_LIMIT_MS) {
      this.kill('time');
    } else {
      this.focus.look();
      this.frame.post({kind: 'ping'});
    }
  }

  /** Removes the page and reports the reason. */
  private remove(why: string): void {
    this.note(why);
    this.takeDown();
    this.done({});
  }

  /** Releases the frame's resources and removes all listeners. */
  private takeDown(): void {
    this.ignore();
    this.frame.close();
  }

  private ignore(): void {
    clearInterval(this.alive);
    this.focus.stop();
  }

  /**
   * Whether history grows faster than a reader can follow links while the portal's own URL stays the same.
   */
  private growsHistory(): boolean {
    const {length} = history;
    const {href} = location;
    const {length: before, href: place} = this.seen;
    this.seen = {length, href};
    return href === place && length - before > MOST_STEPS;
  }

  private receive(message: FromFrame): void {
    switch (message.kind) {
      case 'need':
        this.onNeed(message);
        break;
      case 'print':
        this.output += message.text;
        this.options.onOutput?.(message.text, message.level);
        this.explain(message.text);
        break;
      case 'note':
        this.note(message.text);
        break;
      case 'clear':
        this.output = '';
        break;
      case 'error':
        this.fail(addHint(message.error));
        break;
      case 'stopped':
        this.stopped = message.reason;
        break;
      case 'stored':
        this.onStored(message.stored);
        break;
      case 'dialog':
        this.hasDialog = message.open;
        // The page waits for the answer, so readers need to see what it has drawn so far.
        this.onDrawn();
        break;
      case 'drawn':
        this.onDrawn();
        break;
      case 'done':
        this.done(message);
        break;
      case 'left':
        this.takeDown();
        this.done({});
        break;
      case 'pointer':
        this.focus.notePointer();
        break;
      case 'pong':
        break;
    }
  }

  private note(text: string): void {
    if (!this.notes.includes(text)) {
      this.notes.push(text);
      if (this.isDone) {
        this.options.onNote?.(text);
      }
    }
  }

  /** Explains a warning from Vue; other warnings come from the reader's own code. */
  private explain(printed: string): void {
    for (const line of printed.split('\n').filter((text) => text.startsWith(VUE_WARNING))) {
      const hint = findHint(line);
      if (hint !== undefined) {
        this.note(hint);
      }
    }
  }

  private fail(error: RunError): void {
    if (this.isDone) {
      this.options.onError?.(error);
    } else {
      this.error ??= error;
    }
  }

  private done({checks, isBlank}: Pick<RunResult, 'checks' | 'isBlank'>): void {
    if (!this.isDone) {
      this.isDone = true;
      this.focus.noteLoaded();
      const {output, error, stopped, notes} = this;
      this.finish({output, error, stopped, checks, isBlank, notes: [...notes]});
    }
  }
}
