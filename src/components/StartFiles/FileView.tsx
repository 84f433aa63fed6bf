import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeText from '@site/src/components/CodeText';
import CopyButton from '@site/src/components/CopyButton';
import type {StartFile} from '@site/src/data/startFiles';
import {languageLabel} from '@site/src/data/languages';
import {download, textOf} from './download';
import styles from './styles.module.css';

export interface Props {
  readonly file: StartFile;
  /** URL of a binary file. */
  readonly address?: string;
  readonly isOpen: boolean;
}

/** One file under its name: its text or image, and buttons to copy or download it. */
export default function FileView({file, address, isOpen}: Props): ReactNode {
  const {name, lang = 'text', html, picture} = file;
  return (
    <details className={styles.file} open={isOpen}>
      <summary className={styles.name}>{name}</summary>
      <div className={clsx(styles.actions, 'no-print')}>
        {address === undefined ? (
          <TextActions file={file} />
        ) : (
          <a href={address} download={baseName(name)} className={styles.action}>
            Download<span className="visually-hidden"> {name}</span>
          </a>
        )}
      </div>
      {html !== undefined && <CodeText html={html} label={`${name}, ${languageLabel(lang)}`} />}
      {picture && <img className={styles.picture} src={address} alt={name} loading="lazy" />}
    </details>
  );
}

/** Renders nothing without scripts; readers can still select the text. */
function TextActions({file}: {readonly file: StartFile}): ReactNode {
  const isBrowser = useIsBrowser();
  const text = (): string => textOf(file) ?? '';
  return (
    isBrowser && (
      <>
        <CopyButton text={text} of={file.name} />
        <button
          type="button"
          className={styles.action}
          onClick={() => download(baseName(file.name), [text()])}
        >
          Download<span className="visually-hidden"> {file.name}</span>
        </button>
      </>
    )
  );
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
