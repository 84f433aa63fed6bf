import type {RunnableLanguage} from '@site/src/data/languages';
import type {RunState} from '@site/src/hooks/useRun';
import type {ShownOutput} from '@site/src/lib/code/blockData';
import {shownText} from '@site/src/lib/code/shownText';
import {tidyText} from '@site/src/lib/code/tidyText';

interface Given {
  readonly run: RunState;
  readonly runner: RunnableLanguage;
  /** What the lesson promises. */
  readonly expected?: ShownOutput;
  /** In a terminal the code itself holds what the lesson promises. */
  readonly isTerminal: boolean;
  readonly isPage: boolean;
}

/** What came of a run, beside what the lesson shows. */
export interface Outcome {
  /** It came to its end, and nothing went wrong. */
  readonly isQuiet: boolean;
  /** It should have drawn something, and did not. */
  readonly isBlank: boolean;
  /** What is shown came of the run. */
  readonly isOwn: boolean;
  /** It did, and it is what the lesson shows. */
  readonly isAsShown: boolean;
  /** What came of the run. */
  readonly text?: string;
}

export function readOutcome({run, runner, expected, isTerminal, isPage}: Given): Outcome {
  const {status, output, result, errors, isStopped, ran} = run;
  // Rendered markup is what the lesson shows of a component; the console of a page is another thing.
  const isMarkup = isPage && expected?.lang === 'html';
  const isOwn = status !== 'idle' && !isMarkup && (output !== '' || status === 'done');
  const promised = isTerminal ? ran?.[0]?.text : isOwn && expected && shownText(expected);
  const isQuiet =
    status === 'done' && !isStopped && !result?.stopped && !result?.error && errors.length === 0;
  // A page may be there for its script alone; a component never is.
  const isForPrinting = runner === 'html' && output !== '';
  return {
    isQuiet,
    isBlank: isQuiet && result?.isBlank === true && !result.checks && !isForPrinting,
    isOwn,
    isAsShown: isOwn && typeof promised === 'string' && tidyText(output) === tidyText(promised),
    text: isOwn ? output : undefined,
  };
}
