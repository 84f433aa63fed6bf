import React, {type FormEvent, type ReactNode, useId, useState} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {QuizData} from '@site/src/lib/code/blockData';
import CodeBlock from '@site/src/components/CodeBlock';
import Icon from '@site/src/components/Icon';
import InlineHtml from '@site/src/components/InlineHtml';
import styles from './styles.module.css';

type QuestionData = QuizData['questions'][number];

interface Props {
  readonly question: QuestionData;
}

/**
 * One question. A wrong answer explains only what was chosen, so that the reader can try again; the right answer
 * opens the explanations of all of them. Readers can also open these by hand, and without JavaScript have to.
 */
export default function Question({question}: Props): ReactNode {
  const {html, code, several, answers} = question;
  const name = useId();
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAnswered, setAnswered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isRight = answers.every(({right = false}, index) => right === chosen.has(index));
  const choose = (index: number, isOn: boolean) => {
    const others = several ? [...chosen].filter((other) => other !== index) : [];
    setChosen(new Set(isOn ? [...others, index] : others));
    setAnswered(false);
  };
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size > 0) {
      setAnswered(true);
      setOpen(isRight);
    }
  };
  return (
    <form className={styles.question} data-paper="question" onSubmit={answer}>
      <fieldset className={styles.set}>
        <legend className={styles.legend} dangerouslySetInnerHTML={{__html: html}} />
        {code.map((block) => (
          <CodeBlock key={block.html} {...block} />
        ))}
        {answers.map((option, index) => (
          <label key={option.html} className={styles.option}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.has(index)}
              onChange={(event) => choose(index, event.target.checked)}
            />
            <InlineHtml html={option.html} />
          </label>
        ))}
      </fieldset>
      <div className={clsx('live-only', styles.row)}>
        <button
          type="submit"
          className={styles.button}
          style={isBrowser ? undefined : {visibility: 'hidden'}}
          aria-disabled={chosen.size === 0}
        >
          Check my answer
        </button>
        <div className={styles.verdict} role="status">
          {isAnswered && <Verdict answers={answers} chosen={chosen} isRight={isRight} />}
        </div>
      </div>
      <details
        className={styles.details}
        data-paper="answers"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={styles.summary}>Answers explained</summary>
        <Explanations answers={answers} />
      </details>
    </form>
  );
}

interface VerdictProps extends Pick<QuestionData, 'answers'> {
  readonly chosen: ReadonlySet<number>;
  readonly isRight: boolean;
}

/** Feedback on the chosen answers. The other answers stay unexplained. */
function Verdict({answers, chosen, isRight}: VerdictProps): ReactNode {
  if (isRight) {
    return <p className={styles.summing}>Right.</p>;
  }
  const mistakes = answers.filter(({right}, index) => chosen.has(index) && !right);
  return mistakes.length === 0 ? (
    <p className={styles.summing}>Not quite. What you chose is right, but it isn’t everything.</p>
  ) : (
    <>
      <p className={styles.summing}>Not quite. Try again.</p>
      <Explanations answers={mistakes} />
    </>
  );
}

function Explanations({answers}: Pick<QuestionData, 'answers'>): ReactNode {
  return (
    <ul className={styles.list}>
      {answers.map(({html, why, right}) => (
        <li key={html} className={right ? styles.right : styles.wrong}>
          <Icon name={right ? 'check' : 'close'} />
          <div>
            <strong>{right ? 'Right: ' : 'Wrong: '}</strong>
            <InlineHtml html={html} />
            <p className={styles.why} dangerouslySetInnerHTML={{__html: why}} />
          </div>
        </li>
      ))}
    </ul>
  );
}
