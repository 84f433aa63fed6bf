import {type RefObject, useEffect, useRef, useState} from 'react';
import {CLEAR_SCREEN, type Completion, isUnfinished} from 'lesson-shell/prompt';
import {LOAD_FAILED, STOP_TEXTS, STOPPED_BY_READER} from '@site/src/data/runTexts';
import type {RunFile, RunResult, TerminalRequest, TerminalResult} from '@site/src/runners/types';

export interface Parts {
  /** The transcript that was run. */
  readonly ran: readonly RunFile[];
  /** The state in which the run left the terminal. */
  readonly terminal: TerminalResult;
  /** Receives the commands typed since then, for a check. */
  readonly typed: RefObject<TerminalRequest | undefined>;
  readonly previous?: readonly string[];
  readonly setup?: string;
  /** Code that checks a task after each command. */
  readonly check?: string;
  readonly onChecked?: (result: RunResult) => void;
}

/** A line that was sent, with its result. */
export interface Entry {
  readonly id: number;
  readonly sign: string;
  readonly line: string;
  /** The output, in the format of src/markdown/highlight. */
  readonly html?: string;
  /** Plain text to show instead of `html`. */
  readonly text?: string;
  /** Why the command was stopped or could not run. */
  readonly note?: string;
}

export const PROMPT_SIGN = '$';
const CONTINUATION_SIGN = '>';

interface Session {
  readonly entries: readonly Entry[];
  readonly folder: string;
  /** `>` while a command continues on the next line. */
  readonly sign: string;
  readonly isBusy: boolean;
  /** Sends the lines one after the other. */
  readonly send: (lines: readonly string[]) => void;
  /** Shows a line that was cancelled, or the names that Tab found for it. */
  readonly show: (line: string, text?: string) => void;
  /** Stops the running command and discards an unfinished one. */
  readonly cancel: () => void;
  readonly clear: () => void;
  readonly complete: (line: string) => Promise<Completion | undefined>;
}

/** Runs commands one after the other, starting from the state in which a run left the terminal. */
export function useSession(parts: Parts): Session {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [folder, setFolder] = useState<string>();
  const [open, setOpen] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const now = useRef({
    ...parts,
    open,
    waiting: [] as string[],
    isAtWork: false,
  });
  Object.assign(now.current, parts);
  const count = useRef(0);
  const {session} = parts.terminal;
  const {typed: typedRef} = parts;
  useEffect(() => {
    typedRef.current = {session, typed: []};
  }, [typedRef, session]);
  const life = useRef<AbortSignal>(undefined);
  const current = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller.signal;
    return () => controller.abort();
  }, []);

  const ask = async (terminal: Partial<TerminalRequest>, check?: string): Promise<RunResult> => {
    const {ran, previous = [], setup, typed} = now.current;
    const {holdRunner} = await import('@site/src/runners');
    const {loadSetup} = await import('@site/src/runners/assets');
    const [runner, setupFiles] = await Promise.all([
      holdRunner('console', life.current!),
      loadSetup(setup),
    ]);
    const request = {
      language: 'console',
      files: ran,
      previous,
      setup: setupFiles,
      check,
      terminal: {...typed.current!, ...terminal},
    } as const;
    return await runner.run(request, document.body, {signal: current.current?.signal});
  };

  const add = (entry: Omit<Entry, 'id'>): number => {
    count.current += 1;
    const id = count.current;
    setEntries((before) => [...before, {...entry, id}]);
    return id;
  };
  const change = (id: number, part: Partial<Entry>) =>
    setEntries((before) => before.map((entry) => (entry.id === id ? {...entry, ...part} : entry)));
  const setOpenLines = (lines: readonly string[]) => {
    now.current.open = lines;
    setOpen(lines);
  };
  const signNow = () => (now.current.open.length > 0 ? CONTINUATION_SIGN : PROMPT_SIGN);

  const checkQuietly = async () => {
    const {check, onChecked} = now.current;
    const result = check === undefined ? undefined : await ask({}, check);
    const {checks = []} = result ?? {};
    if (result && checks.length > 0 && checks.every(({passed}) => passed)) {
      onChecked?.(result);
    }
  };

  const run = async (command: string, id: number) => {
    current.current = new AbortController();
    const {signal} = current.current;
    const result = await ask({command});
    if (result.stopped === 'time') {
      change(id, {note: signal.aborted ? STOPPED_BY_READER : STOP_TEXTS.time});
      return;
    }
    const {typed} = now.current;
    typed.current = {...typed.current!, typed: [...typed.current!.typed, command]};
    setFolder(result.terminal?.folder);
    const note = result.stopped && STOP_TEXTS[result.stopped];
    if (result.terminal?.coloured.includes(CLEAR_SCREEN)) {
      setEntries((before) => before.filter((entry) => entry.id === id && result.output !== ''));
    }
    change(id, {html: result.output === '' ? undefined : result.html, note});
    await checkQuietly();
  };

  const sendLine = async (line: string) => {
    const id = add({sign: signNow(), line});
    const lines = [...now.current.open, line];
    const command = lines.join('\n');
    if (isUnfinished(command)) {
      setOpenLines(lines);
      return;
    }
    setOpenLines([]);
    if (command.trim() === '') {
      return;
    }
    try {
      await run(command, id);
    } catch (error) {
      const {name, message} = error as Error;
      change(id, {note: name === 'ChunkLoadError' ? LOAD_FAILED : message});
    } finally {
      current.current = undefined;
    }
  };

  const work = async () => {
    now.current.isAtWork = true;
    setBusy(true);
    for (let line = now.current.waiting.shift(); line !== undefined;) {
      await sendLine(line);
      line = life.current?.aborted ? undefined : now.current.waiting.shift();
    }
    now.current.isAtWork = false;
    setBusy(false);
  };

  return {
    entries,
    folder: folder ?? parts.terminal.folder,
    sign: open.length > 0 ? CONTINUATION_SIGN : PROMPT_SIGN,
    isBusy,
    send(lines) {
      now.current.waiting.push(...lines);
      if (!now.current.isAtWork) {
        void work();
      }
    },
    show: (line, text) => void add({sign: signNow(), line, text}),
    cancel() {
      now.current.waiting = [];
      setOpenLines([]);
      current.current?.abort();
    },
    clear: () => setEntries([]),
    async complete(line) {
      try {
        return (await ask({line})).terminal?.completion;
      } catch {
        return undefined;
      }
    },
  };
}
