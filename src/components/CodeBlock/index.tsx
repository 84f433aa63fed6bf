import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import CodeText from '@site/src/components/CodeText';
import CopyButton from '@site/src/components/CopyButton';
import {languageLabel} from '@site/src/data/languages';
import {plainText} from '@site/src/lib/code/plainText';
import styles from './styles.module.css';

export interface Props {
  readonly lang: string;
  /** From src/markdown/highlight. */
  readonly html: string;
  readonly title?: string;
}

/** Code that is read but not run. */
export default function CodeBlock({lang, html, title}: Props): ReactNode {
  const label = languageLabel(lang);
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.code}>
        <CodeText
          html={html}
          label={title ? `${title}, ${label}` : `Code, ${label}`}
          isOutput={lang === 'output' || lang === 'console'}
        />
        <div className={clsx(styles.corner, 'no-print')}>
          <span aria-hidden="true">{label}</span>
          <CopyButton text={() => plainText(html)} of={title ?? label} />
        </div>
      </div>
    </figure>
  );
}
