import React, {type MouseEvent, type ReactNode, useCallback, useRef} from 'react';
import clsx from 'clsx';
import CodeEditor, {type Memory} from '@site/src/components/CodeEditor';
import CodeText from '@site/src/components/CodeText';
import CopyButton from '@site/src/components/CopyButton';
import {languageLabel} from '@site/src/data/languages';
import type {OwnVersionState} from '@site/src/hooks/useOwnVersion';
import {useTabs} from '@site/src/hooks/useTabs';
import type {ShownFile} from '@site/src/lib/code/blockData';
import type {FileErrors} from '@site/src/lib/code/lineErrors';
import {markLines} from '@site/src/lib/code/markLines';
import {plainHtml} from '@site/src/lib/code/plainHtml';
import {clickedOffset} from './clickedOffset';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly ShownFile[];
  readonly open: number;
  readonly title?: string;
  readonly own: OwnVersionState;
  readonly isEditing: boolean;
  /** Opens the editor; undefined while this version cannot be edited. */
  readonly onEdit?: () => void;
  readonly onRun: () => void;
  /** What the last run found in each file. */
  readonly found: ReadonlyMap<string, FileErrors>;
  /**
   * Number of the line to mark in the author's code, from 1; with 0 no line is marked, but space for the mark
   * is reserved.
   */
  readonly mark?: number;
  /** Colours the author's transcript like the output of a run. */
  readonly paint?: (html: string) => string;
}

const asItIs = (html: string) => html;

/**
 * The files of a block: a single one, or several as tabs. Without JavaScript and in print, all of them are
 * shown.
 */
export default function Files(props: Props): ReactNode {
  const {files, open, title, own, isEditing, onEdit, onRun, found, mark, paint = asItIs} = props;
  const shown = files.filter(({hidden}) => !hidden);
  const first = Math.max(0, shown.indexOf(files[open] ?? shown[0]!));
  const {selected, tabProps, panelProps} = useTabs(shown.length, first);
  const textOf = (name: string) => own.files.find((file) => file.name === name)?.text ?? '';
  const isSingle = shown.length === 1;
  const caret = useRef<number>(undefined);
  const takeCaret = useCallback(() => {
    const {current} = caret;
    caret.current = undefined;
    return current;
  }, []);
  const memory = useRef<Memory>(new Map());
  const editThere = (event: MouseEvent) => {
    const offset = onEdit && clickedOffset(event);
    if (offset !== undefined) {
      caret.current = offset;
      onEdit?.();
    }
  };
  /** The classes of the lines that a step or a run refers to. */
  const marksOf = (name: string): Readonly<Record<number, string>> => {
    const about = found.get(name);
    const [first] = about?.text === undefined || about.text !== textOf(name) ? [] : about.errors;
    return {
      ...(mark !== undefined && !own.isChanged(name) && {[mark]: 'at'}),
      ...(first && {[first.line]: 'bad'}),
    };
  };
  return (
    <>
      {isSingle && title && <p className={styles.title}>{title}</p>}
      {!isSingle && (
        <div role="tablist" className={styles.tabs} aria-label="Files">
          {shown.map(({name}, index) => (
            <button type="button" key={name} className={styles.tab} {...tabProps(index)}>
              {name}
            </button>
          ))}
        </div>
      )}
      {shown.map((file, index) => {
        const {name, lang, html} = file;
        const label = isSingle ? `Code, ${languageLabel(lang)}` : `Code, ${name}`;
        const code = (
          <CodeText
            html={markLines(
              own.isChanged(name) ? plainHtml(textOf(name)) : paint(html),
              marksOf(name),
            )}
            label={label}
            isOutput={lang === 'console'}
          />
        );
        return (
          <div
            key={name}
            className={clsx(styles.panel, index !== selected && styles.closed)}
            {...(isSingle ? {} : panelProps(index))}
          >
            {!isSingle && (
              <p className={styles.panelTitle} aria-hidden="true">
                {name}
              </p>
            )}
            {isEditing && index === selected ? (
              <CodeEditor
                text={textOf(name)}
                lang={lang}
                label={label}
                onChange={(next) => own.setText(name, next)}
                onRun={onRun}
                found={found.get(name)}
                takeCaret={takeCaret}
                memory={memory.current}
                fallback={code}
              />
            ) : (
              // Readers without a mouse press Edit.
              <div
                className={clsx(styles.code, onEdit && styles.editable)}
                data-marked={mark === undefined ? undefined : ''}
                onClick={editThere}
              >
                {code}
                <div className={clsx(styles.corner, 'no-print')}>
                  <span aria-hidden="true">{languageLabel(lang)}</span>
                  <CopyButton
                    text={() => textOf(name)}
                    of={isSingle ? languageLabel(lang) : name}
                  />
                </div>
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}
