import React, {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {
  completeLine,
  inColumns,
  readPaste,
  type Recall,
  recall,
  readTranscript,
} from 'lesson-shell/prompt';
import {
  COMMAND,
  COMPLETED,
  MORE_NAMES,
  NO_NAMES,
  PROMPT_HINT,
  PROMPT_KEYS,
  UNFINISHED,
} from '@site/src/data/terminalTexts';
import Keys from './Keys';
import Log from './Log';
import {type Parts, PROMPT_SIGN, useSession} from './useSession';
import styles from './late.module.css';

export type Props = Parts;

/** The lines that the reader would have typed so far, taken from the transcripts. */
function linesBefore({ran, previous = []}: Props): readonly string[] {
  return [...previous, ran[0]?.text ?? ''].flatMap((text) =>
    readTranscript(text).flatMap(({command}) => command.split('\n')),
  );
}

/** The output since the run, and the field for the next command. */
export default function Prompt(props: Props): ReactNode {
  const session = useSession(props);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const enter = useRef<HTMLButtonElement>(null);
  const [history, setHistory] = useState(() => linesBefore(props));
  const [says, setSays] = useState<string>();
  const place = useRef<Recall>(undefined);
  /** The line for which Tab found several names; a second Tab lists them. */
  const ambiguous = useRef<string>(undefined);
  const isLeaving = useRef(false);
  const isOpen = session.sign !== PROMPT_SIGN;

  useEffect(() => {
    // Each output moves the field down, so it is scrolled into view while the reader types in it.
    if (session.entries.length > 0 && document.activeElement === field.current) {
      field.current?.form?.scrollIntoView({block: 'nearest'});
    }
  }, [session.entries]);

  const setLine = (line: string, caret = line.length) => {
    field.current!.value = line;
    field.current!.setSelectionRange(caret, caret);
  };
  const send = (lines: readonly string[]) => {
    place.current = undefined;
    setSays(undefined);
    setHistory((before) => [...before, ...lines.filter((line) => line.trim() !== '')]);
    session.send(lines);
  };
  const go = (direction: 'up' | 'down') => {
    const {line, ...next} = recall(history, direction, field.current!.value, place.current);
    place.current = next;
    setLine(line);
  };
  const complete = async (): Promise<boolean> => {
    const {value, selectionStart} = field.current!;
    const before = value.slice(0, selectionStart ?? value.length);
    const completion = await session.complete(before);
    if (field.current?.value !== value) {
      return true;
    }
    const {names = []} = completion ?? {};
    if (!completion || names.length === 0) {
      setSays(NO_NAMES);
      return false;
    }
    const {line, isAmbiguous} = completeLine(before, completion);
    if (line !== before) {
      setLine(line + value.slice(before.length), line.length);
    } else if (ambiguous.current === line) {
      session.show(value, inColumns(names));
    }
    ambiguous.current = isAmbiguous ? line : undefined;
    setSays(isAmbiguous ? MORE_NAMES(names.length) : COMPLETED(names[0]!));
    return true;
  };
  const cancel = () => {
    session.show(`${field.current!.value}^C`);
    session.cancel();
    place.current = undefined;
    setLine('');
  };

  /** Returns whether the key was handled; otherwise the browser's default applies. */
  const press = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const {value, selectionStart, selectionEnd} = event.currentTarget;
    const wasLeaving = isLeaving.current;
    isLeaving.current = event.key === 'Escape';
    if (event.ctrlKey && !event.altKey && !event.metaKey) {
      const key = event.key.toLowerCase();
      if (key === 'l') {
        session.clear();
        return true;
      }
      // With a selection, the key copies it.
      if (key === 'c' && selectionStart === selectionEnd && String(getSelection()) === '') {
        cancel();
        return true;
      }
      return false;
    }
    if (event.altKey || event.metaKey || event.shiftKey) {
      return false;
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      go(event.key === 'ArrowUp' ? 'up' : 'down');
      return true;
    }
    if (event.key === 'Tab' && !wasLeaving && !isOpen && value.trim() !== '') {
      void complete().then((isFound) => isFound || enter.current?.focus());
      return true;
    }
    return false;
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const {value, selectionStart, selectionEnd} = event.currentTarget;
    const after = value.slice(selectionEnd ?? value.length);
    const text = event.clipboardData.getData('text');
    const {sent, line} = readPaste(text, value.slice(0, selectionStart ?? value.length), after);
    event.preventDefault();
    setLine(line, line.length - after.length);
    if (sent.length > 0) {
      send(sent);
    }
  };

  return (
    <div role="group" aria-label="Terminal">
      <Log entries={session.entries} isBusy={session.isBusy} />
      <form
        className={styles.prompt}
        onSubmit={(event) => {
          event.preventDefault();
          send([field.current!.value]);
          setLine('');
        }}
      >
        <label htmlFor={`${id}-field`} id={`${id}-sign`} className={styles.sign}>
          <span className="visually-hidden">{COMMAND}</span>
          <bdi aria-hidden="true">
            {isOpen ? session.sign : `${session.folder} ${session.sign}`}
          </bdi>
        </label>
        <input
          ref={field}
          id={`${id}-field`}
          className={styles.field}
          type="text"
          inputMode="text"
          enterKeyHint="send"
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={PROMPT_KEYS}
          aria-describedby={`${id}-hint`}
          onKeyDown={(event) =>
            !event.nativeEvent.isComposing && press(event) && event.preventDefault()
          }
          onChange={() => {
            ambiguous.current = undefined;
          }}
          onPaste={paste}
        />
        <Keys
          enter={enter}
          onTab={() => void complete()}
          onUp={() => go('up')}
          onDown={() => go('down')}
          onCancel={cancel}
        />
        <p role="status" className={styles.says}>
          {isOpen ? UNFINISHED : says}
        </p>
        <p id={`${id}-hint`} className="visually-hidden">
          {`${session.folder}. ${PROMPT_HINT}`}
        </p>
      </form>
    </div>
  );
}
