import React, {type ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import type {ShownFile} from '@site/src/lib/code/blockData';
import styles from './styles.module.css';

interface Props {
  readonly start: readonly ShownFile[];
  /** All files of the solved task. */
  readonly solution: readonly ShownFile[];
  /** Why it works. */
  readonly children?: ReactNode;
}

/** One solution, collapsed at first. Shows only the files that differ from the starting files. */
export default function Solution({start, solution, children}: Props): ReactNode {
  const changed = solution.filter(
    ({name, html}) => start.find((file) => file.name === name)?.html !== html,
  );
  return (
    <details className={styles.solution} data-paper="solution">
      <summary className={styles.summary}>Solution</summary>
      {changed.map(({name, lang, html}) => (
        <CodeBlock
          key={name}
          lang={lang}
          html={html}
          title={changed.length > 1 ? name : undefined}
        />
      ))}
      {children}
    </details>
  );
}
