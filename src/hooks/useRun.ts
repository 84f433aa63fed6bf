import {type RefObject, useEffect, useRef, useState} from 'react';
import type {RunnableLanguage} from '@site/src/data/languages';
import {LOAD_FAILED} from '@site/src/data/runTexts';
import type {FileErrors} from '@site/src/lib/code/lineErrors';
import {readPreviewScheme} from '@site/src/lib/previewScheme';
import {
  REPLACED,
  type RunError,
  type RunFile,
  type RunResult,
  type TerminalRequest,
} from '@site/src/runners/types';

export type RunStatus = 'idle' | 'loading' | 'running' | 'done';

export interface RunState {
  readonly status: RunStatus;
  /** Text printed so far; kept after the run. */
  readonly output: string;
  readonly result?: RunResult;
  /** The files that produced the output. */
  readonly ran?: readonly RunFile[];
  /** Errors that occur after the run, such as in an event handler, or because an engine failed to load. */
  readonly errors: readonly RunError[];
  /** The lines that the errors name, by file. */
  readonly found: ReadonlyMap<string, FileErrors>;
  readonly notes: readonly string[];
  /** Loading progress of a large engine. */
  readonly progress?: string;
  /** The reader stopped the run. */
  readonly isStopped: boolean;
}

interface RunParts {
  readonly runner: RunnableLanguage;
  readonly setup?: string;
  readonly previous?: readonly string[];
}

interface Run extends RunState {
  /** The element in which a preview shows its frame. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly run: (
    files: readonly RunFile[],
    check?: string,
    terminal?: TerminalRequest,
  ) => Promise<RunResult | undefined>;
  readonly stop: () => void;
}

const EMPTY: Omit<RunState, 'status'> = {
  output: '',
  result: undefined,
  ran: undefined,
  errors: [],
  found: new Map(),
  notes: [],
  progress: undefined,
  isStopped: false,
};

/** Runs the files of a block. Engines are only loaded for the first run. */
export function useRun({runner: language, setup, previous = []}: RunParts): Run {
  const [state, setState] = useState<RunState>({...EMPTY, status: 'idle'});
  const stage = useRef<HTMLDivElement>(null);
  const current = useRef<AbortController>(undefined);
  const life = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller.signal;
    return () => {
      current.current?.abort();
      controller.abort();
    };
  }, []);

  const run: Run['run'] = async (files, check, terminal) => {
    current.current?.abort(REPLACED);
    const pagesBefore = [...(stage.current?.children ?? [])];
    const controller = new AbortController();
    current.current = controller;
    const update = (change: (state: RunState) => Partial<RunState>) => {
      if (current.current === controller) {
        setState((before) => ({...before, ...change(before)}));
      }
    };
    // The previous result stays until there is a new one, so that the page does not jump.
    update(() => ({status: 'loading'}));
    try {
      const {holdRunner, lineErrors} = await import('@site/src/runners');
      const {loadSetup} = await import('@site/src/runners/assets');
      const [runner, setupFiles] = await Promise.all([
        holdRunner(language, life.current!),
        loadSetup(setup),
      ]);
      let isFirst = true;
      update(() => ({status: 'running'}));
      const result = await runner.run(
        {
          language,
          files,
          previous,
          setup: setupFiles,
          check,
          terminal,
          isDark: readPreviewScheme() === 'dark',
        },
        stage.current!,
        {
          signal: controller.signal,
          onOutput(text) {
            const isStart = isFirst;
            isFirst = false;
            update(({output}) =>
              isStart ? {...EMPTY, output: text, ran: files} : {output: output + text},
            );
          },
          onNote: (note) => update(({notes}) => ({notes: [...notes, note]})),
          onError: (error) =>
            update((before) => {
              const errors = [...before.errors, error];
              return {errors, found: lineErrors({...before, errors})};
            }),
          onProgress: (progress) => update(() => ({progress})),
        },
      );
      update(() => ({
        ...EMPTY,
        status: 'done',
        ran: files,
        found: lineErrors({ran: files, result, errors: []}),
        result: controller.signal.aborted ? {...result, stopped: undefined} : result,
        isStopped: controller.signal.aborted,
        notes: result.notes ?? [],
        output: result.output,
      }));
      return result;
    } catch (error) {
      const {name, message} = error as Error;
      const words = name === 'ChunkLoadError' ? LOAD_FAILED : message;
      update(() => ({...EMPTY, status: 'done', ran: files, errors: [{message: words}]}));
      return undefined;
    } finally {
      // A run that fails early, or prints only, shows no page in the place of the one before.
      for (const page of pagesBefore) {
        page.remove();
      }
    }
  };
  return {...state, stage, run, stop: () => current.current?.abort()};
}
