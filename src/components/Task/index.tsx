import React, {Children, isValidElement, type ReactNode, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import Explain from '@site/src/components/Explain';
import Icon from '@site/src/components/Icon';
import Workbench from '@site/src/components/Workbench';
import {TASK_LEVEL_LABELS} from '@site/src/data/taskLevels';
import {useTaskDone} from '@site/src/hooks/useTaskDone';
import type {TaskData} from '@site/src/lib/code/blockData';
import type {RunResult} from '@site/src/runners/types';
import Goal from './Goal';
import Solution from './Solution';
import TaskText from './Text';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  /** One of `TASK_LEVELS`. */
  readonly level?: string;
  /** From src/markdown/remark/elements.ts. */
  readonly task: TaskData;
  /** The instructions of the task, then its hints and the explanation of its solution. */
  readonly children: ReactNode;
}

/** Index of the file whose tab is open at first: the first one that the reader has to change. */
function firstToChange({start, solution}: TaskData): number {
  return start.findIndex(
    ({name, html}) => solution.find((file) => file.name === name)?.html !== html,
  );
}

/** A task for the reader that is checked in the page. */
export default function Task({title, level, task, children}: Props): ReactNode {
  const {id, runner, start, solution, test, setup, previous, preview, height} = task;
  const {pathname} = useLocation();
  const [isDone, setDone] = useTaskDone(pathname, id);
  const [verdict, setVerdict] = useState<string>();
  const parts = Children.toArray(children);
  const isOf = (type: unknown) => (part: ReactNode) => isValidElement(part) && part.type === type;
  const isText = isOf(TaskText);
  const isExplanation = isOf(Explain);
  const judge = ({checks, error, stopped}: RunResult) => {
    const failed = checks?.find(({passed}) => !passed);
    if (checks && checks.length > 0 && !failed) {
      setVerdict('passed');
      setDone();
    } else {
      const cause = stopped ? 'the code was stopped' : (error?.message ?? 'the check did not run');
      setVerdict(failed?.message ?? cause);
    }
  };
  return (
    <section className={styles.task} data-paper="task" aria-label={`Task: ${title}`} id={id}>
      <p className={styles.title}>
        <Icon name="code" />
        <span>Task: {title}</span>
        {level && <span className={styles.level}>{TASK_LEVEL_LABELS[level]}</span>}
        {isDone && (
          <span className={styles.done}>
            <Icon name="check" /> Done
          </span>
        )}
      </p>
      <div className={styles.text}>{parts.filter(isText)}</div>
      <Workbench
        id={id}
        runner={runner}
        files={start}
        open={task.open ?? firstToChange(task)}
        setup={setup}
        previous={previous}
        preview={preview}
        height={height}
        check={test}
        onChecked={judge}
      />
      <div aria-live="polite">
        {verdict !== undefined && (
          <p className={verdict === 'passed' ? styles.passed : styles.failed}>
            {verdict === 'passed' ? 'The check passes. Well done.' : `Not yet: ${verdict}`}
          </p>
        )}
      </div>
      {parts.filter((part) => !isText(part) && !isExplanation(part))}
      <Goal task={task} />
      <Solution start={start} solution={solution}>
        {parts.filter(isExplanation)}
      </Solution>
    </section>
  );
}
