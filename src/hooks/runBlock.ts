import type {RunnableLanguage} from '@site/src/data/languages';
import {readPreviewScheme} from '@site/src/lib/previewScheme';
import {holdRunner, lineErrors} from '@site/src/runners';
import {loadSetup} from '@site/src/runners/assets';
import type {RunFile, RunResult, TerminalRequest} from '@site/src/runners/types';
import {EMPTY, type Update} from './runState';

interface Given {
  readonly language: RunnableLanguage;
  readonly setup: string | undefined;
  readonly previous: readonly string[];
  readonly files: readonly RunFile[];
  readonly check: string | undefined;
  readonly terminal: TerminalRequest | undefined;
  /** The element in which a preview shows its frame. */
  readonly stage: HTMLDivElement;
  /** Aborted when the run is stopped or replaced. */
  readonly signal: AbortSignal;
  /** Aborted when the block is unmounted. */
  readonly life: AbortSignal;
  readonly update: Update;
}

/** Loads what a run of a block will need. A failure is reported by the run. */
export async function prepareBlock({
  language,
  setup,
  life,
}: Pick<Given, 'language' | 'setup' | 'life'>): Promise<void> {
  await Promise.all([
    holdRunner(language, life).then((runner) => life.aborted || runner.prepare?.()),
    loadSetup(setup),
  ]).catch(() => undefined);
}

/**
 * Runs the files of a block and reports state changes meanwhile. Like the engines, it is loaded for the first
 * run.
 */
export async function runBlock(given: Given): Promise<RunResult> {
  const {language, setup, previous, files, check, terminal, stage, signal, life, update} = given;
  const [runner, setupFiles] = await Promise.all([holdRunner(language, life), loadSetup(setup)]);
  let isFirst = true;
  update(() => ({status: 'running'}));
  const isDark = readPreviewScheme() === 'dark';
  const result = await runner.run(
    {language, files, previous, setup: setupFiles, check, terminal, isDark},
    stage,
    {
      signal,
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
    result: signal.aborted ? {...result, stopped: undefined} : result,
    isStopped: signal.aborted,
    notes: result.notes ?? [],
    output: result.output,
  }));
  return result;
}
