import {DIALOG_LIMIT} from '../../../data/runLimits';

interface Options {
  /** Somebody is there to answer. If not, dialogs do not open, and say what they say after Escape. */
  readonly isAnswered: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Called with the time that a dialog was open, in milliseconds. */
  readonly onClosed: (milliseconds: number) => void;
}

/** What a dialog gives when the reader presses Escape. */
const ESCAPED = {alert: undefined, prompt: null, confirm: false} as const;

/** Makes `alert`, `prompt` and `confirm` work, and stops an example that opens too many dialogs. */
export function installDialogs({isAnswered, onToggle, onClosed}: Options): void {
  let count = 0;
  for (const name of ['alert', 'prompt', 'confirm'] as const) {
    const open = (isAnswered ? window[name].bind(window) : () => ESCAPED[name]) as (
      ...values: readonly unknown[]
    ) => unknown;
    Object.assign(window, {
      [name](...values: readonly unknown[]) {
        count += 1;
        if (count > DIALOG_LIMIT) {
          throw new RangeError(`The example opened more than ${DIALOG_LIMIT} dialogs`);
        }
        const start = performance.now();
        onToggle(true);
        try {
          return open(...values.map(String));
        } finally {
          onToggle(false);
          onClosed(performance.now() - start);
        }
      },
    });
  }
}
