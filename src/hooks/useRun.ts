import {type RefObject, useEffect, useRef, useState} from 'react';
import type {RunnableLanguage} from '@site/src/data/languages';
import {LOAD_FAILED} from '@site/src/data/runTexts';
import {sparesData} from '@site/src/lib/sparesData';
import {
  REPLACED,
  type RunFile,
  type RunResult,
  type TerminalRequest,
} from '@site/src/runners/types';
import {EMPTY, type RunState, type Update} from './runState';

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
  /** Loads what a run will need, unless the reader has asked to save data. */
  readonly prepare: () => void;
  readonly stop: () => void;
}

// Every `import()` in the text would be a chunk of its own.
const loadRun = async () => await import('./runBlock');

/** Runs the files of a block. Engines are loaded only for the first run, or when one seems imminent. */
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
    const update: Update = (change) => {
      if (current.current === controller) {
        setState((before) => ({...before, ...change(before)}));
      }
    };
    // The previous result stays until there is a new one, so that the page does not jump.
    update(() => ({status: 'loading'}));
    try {
      const {runBlock} = await loadRun();
      return await runBlock({
        language,
        setup,
        previous,
        files,
        check,
        terminal,
        stage: stage.current!,
        signal: controller.signal,
        life: life.current!,
        update,
      });
    } catch (error) {
      const {name, message} = error as Error;
      const words = name === 'ChunkLoadError' ? LOAD_FAILED : message;
      update(() => ({...EMPTY, status: 'done', ran: files, errors: [{message: words}]}));
      return undefined;
    } finally {
      // If a run fails early, or only prints, the previous page is removed.
      for (const page of pagesBefore) {
        page.remove();
      }
    }
  };
  const prepare = async () => {
    if (!sparesData()) {
      const {prepareBlock} = await loadRun();
      await prepareBlock({language, setup, life: life.current!});
    }
  };
  return {
    ...state,
    stage,
    run,
    prepare: () => void prepare().catch(() => undefined),
    stop: () => current.current?.abort(),
  };
}
