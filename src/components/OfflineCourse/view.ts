import {OFFLINE_TEXTS} from '@site/src/data/offlineTexts';
import {megabytes} from '@site/src/lib/offline';
import type {OfflineCourseState} from './useOfflineCourse';

export interface Action {
  readonly label: string;
  readonly run: () => void;
  /** A secondary action, not the one that the reader is expected to take. */
  readonly isQuiet?: boolean;
}

interface View {
  readonly message: string;
  readonly actions: readonly Action[];
}

/** The label of each state, and its buttons. */
export function viewOf(state: OfflineCourseState): View {
  const {status, note, isSaving, save, stop, remove} = state;
  if (isSaving) {
    return {
      message: status?.kind === 'saved' ? OFFLINE_TEXTS.updating : OFFLINE_TEXTS.saving,
      actions: [{label: OFFLINE_TEXTS.cancel, run: stop, isQuiet: true}],
    };
  }
  const say = (text: string): string => note ?? text;
  const removal = {label: OFFLINE_TEXTS.remove, run: remove, isQuiet: true};
  switch (status?.kind) {
    case undefined:
      return {message: '', actions: []};
    case 'unsupported':
      return {message: say(OFFLINE_TEXTS.unsupported), actions: []};
    case 'unsaved': {
      const {size} = status;
      const label =
        size === undefined ? OFFLINE_TEXTS.retry : `${OFFLINE_TEXTS.save} (${megabytes(size)})`;
      return {
        message: say(size === undefined ? OFFLINE_TEXTS.unknownSize : ''),
        actions: [{label, run: save}],
      };
    }
    case 'incomplete': {
      const {done, total} = status.progress;
      return {
        message: `${say(OFFLINE_TEXTS.stopped)} ${megabytes(done)} of ${megabytes(total)}.`,
        actions: [{label: OFFLINE_TEXTS.goOn, run: save}, removal],
      };
    }
    case 'saved': {
      const {savedAt, size, isOutdated} = status;
      const day = new Date(savedAt).toLocaleDateString('en-GB', {dateStyle: 'long'});
      const facts = `Saved on ${day}, ${megabytes(size)}.`;
      return {
        message: `${facts} ${say(isOutdated ? OFFLINE_TEXTS.waiting : OFFLINE_TEXTS.updates)}`,
        actions: isOutdated ? [{label: OFFLINE_TEXTS.update, run: save}, removal] : [removal],
      };
    }
  }
}
