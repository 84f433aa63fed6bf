import type {RunnableLanguage} from '@site/src/data/languages';
import type {RunState} from '@site/src/hooks/runState';
import type {ShownOutput} from '@site/src/lib/code/blockData';
import {shownText} from '@site/src/lib/code/shownText';
import {tidyText} from '@site/src/lib/code/tidyText';

interface Given {
  readonly run: RunState;
  readonly runner: RunnableLanguage;
  /** The output that the lesson shows. */
  readonly expected?: ShownOutput;
  /** In a terminal session the code itself contains the expected output. */
  readonly isTerminal: boolean;
  readonly isPage: boolean;
}

/** The result of a run, compared with what the lesson shows. */
export interface Outcome {
  /** The run finished without an error. */
  readonly isQuiet: boolean;
  /** The run should have drawn something but did not. */
  readonly isBlank: boolean;
  /** What is shown was produced by the run. */
  readonly isOwn: boolean;
  /** The run produced output that matches the lesson. */
  readonly isAsShown: boolean;
  /** The output of the run. */
  readonly text?: string;
}

export function readOutcome({run, runner, expected, isTerminal, isPage}: Given): Outcome {
  const {status, output, result, errors, isStopped, ran} = run;
  // For a component the lesson shows rendered markup, which cannot be compared with the console output of a
  // page.
  const isMarkup = isPage && expected?.lang === 'html';
  const isOwn = status !== 'idle' && !isMarkup && (output !== '' || status === 'done');
  const promised = isTerminal ? ran?.[0]?.text : isOwn && expected && shownText(expected);
  const isQuiet =
    status === 'done' && !isStopped && !result?.stopped && !result?.error && errors.length === 0;
  // A page may consist of a script alone; a component always renders something.
  const isForPrinting = runner === 'html' && output !== '';
  return {
    isQuiet,
    isBlank: isQuiet && result?.isBlank === true && !result.checks && !isForPrinting,
    isOwn,
    isAsShown: isOwn && typeof promised === 'string' && tidyText(output) === tidyText(promised),
    text: isOwn ? output : undefined,
  };
}
