import {DIALOG_LIMIT} from '../../../data/runLimits';

interface Events {
  readonly onToggle: (open: boolean) => void;
  /** Called with the time that a dialog was open, in milliseconds. */
  readonly onClosed: (milliseconds: number) => void;
}

/** Makes `alert`, `prompt` and `confirm` work, and stops an example that opens too many dialogs. */
export function installDialogs({onToggle, onClosed}: Events): void {
  let count = 0;
  for (const name of ['alert', 'prompt', 'confirm'] as const) {
    const open = window[name].bind(window) as (...values: readonly unknown[]) => unknown;
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
