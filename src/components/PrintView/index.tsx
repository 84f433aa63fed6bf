import React, {useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {PrintChoices} from '@site/src/data/print';
import {
  printAddress,
  readPrintChoices,
  readPrintSubject,
  type PrintSubject,
} from '@site/src/lib/print';
import ChoiceForm from './ChoiceForm';
import {usePaper, type PaperState} from './usePaper';
import styles from './late.module.css';

export interface Props {
  /** Query of the page, which determines what is printed and how. */
  readonly search: string;
}

/** The lessons that the query asks for, combined for printing, and a form that is not printed. */
export default function PrintView({search}: Props): ReactNode {
  const subject = useMemo(() => readPrintSubject(search), [search]);
  return subject === undefined ? (
    <>
      <h1>Print</h1>
      <p>
        This address doesn’t say what to print. Choose “Print this lesson” at the end of a lesson,
        or “Print this week” in the contents of a course.
      </p>
    </>
  ) : (
    <Paper subject={subject} initial={readPrintChoices(search)} />
  );
}

interface PaperProps {
  readonly subject: PrintSubject;
  readonly initial: PrintChoices;
}

function Paper({subject, initial}: PaperProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState(initial);
  const state = usePaper(subject, choices, place);
  const isWhole = state.status !== 'ready' || state.missing.length === 0;
  const choose = (next: PrintChoices): void => {
    setChoices(next);
    // The address can be shared and loaded again. Changing it adds no history entry.
    window.history.replaceState(window.history.state, '', printAddress(subject, next));
  };
  return (
    <>
      <section className={clsx(styles.panel, 'no-print')} aria-label="What is printed">
        <ChoiceForm
          choices={choices}
          isReady={state.status === 'ready'}
          onChoose={choose}
          onPrint={() => window.print()}
        />
        <p
          role="status"
          className={styles.status}
          data-print={isWhole ? state.status : 'incomplete'}
        >
          {describe(state)}
        </p>
      </section>
      <div ref={place} className="paper" />
    </>
  );
}

function describe(state: PaperState): string {
  switch (state.status) {
    case 'loading':
      if (state.step === 'examples') {
        return `Running the examples for their pictures: ${state.done} of ${state.all}.`;
      }
      return state.all < 2
        ? 'Putting the lesson on paper.'
        : `Putting the lessons on paper: ${state.done} of ${state.all}.`;
    case 'failed':
      return state.message;
    case 'ready':
      return state.missing.length === 0
        ? 'Ready to print.'
        : `Ready to print, without ${state.missing.join(', ')}: no lesson could be fetched from there.`;
  }
}
