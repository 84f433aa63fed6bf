import React, {type ReactNode} from 'react';
import type {QuizData} from '@site/src/lib/code/blockData';
import Question from './Question';
import styles from './styles.module.css';

export interface Props {
  /** From src/markdown/remark/elements.ts. */
  readonly quiz: QuizData;
}

/** Questions for self-assessment. Answers are neither scored nor stored. */
export default function Quiz({quiz}: Props): ReactNode {
  return (
    <div className={styles.quiz}>
      {quiz.questions.map((question) => (
        <Question key={question.html} question={question} />
      ))}
    </div>
  );
}
