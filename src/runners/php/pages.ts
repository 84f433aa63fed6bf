import {readRequests} from 'lesson-php/requests';
import {runner as pages} from '../html';
import type {RunOptions, RunRequest, RunResult} from '../types';
import type {WorkerRunner} from '../workerRunner';
import {isPage, readVisit, withVisits} from './page';

interface Run {
  readonly request: RunRequest;
  readonly stage: HTMLElement;
  readonly options: RunOptions;
  /** Asks the engine for another page. */
  readonly ask: WorkerRunner['ask'];
}

/** Shows the page that a run gave, if it gave one. */
export async function showResult(result: RunResult, run: Run): Promise<RunResult> {
  const {request} = run;
  const html = lastPage(result.output);
  if (result.stopped || request.check !== undefined || !isPage(html)) {
    return result;
  }
  const address = readRequests(request.files[0]?.text ?? '').at(-1)?.address ?? '/';
  await show(html, address, run);
  return {...result, showsPage: true};
}

async function show(html: string, address: string, run: Run): Promise<void> {
  const {request, stage, options} = run;
  let isLeft = false;
  await pages.run(
    {
      language: 'html',
      files: [{name: 'index.html', text: withVisits(html)}],
      previous: [],
      setup: {...request.setup, ...texts(request)},
      isDark: request.isDark,
    },
    stage,
    {
      signal: options.signal,
      onOutput: (printed) => {
        const visit = isLeft ? undefined : readVisit(printed, address);
        if (visit) {
          isLeft = true;
          void visitPage(visit, run);
        }
      },
    },
  );
}

async function visitPage(
  visit: NonNullable<ReturnType<typeof readVisit>>,
  run: Run,
): Promise<void> {
  const {request, options, ask} = run;
  const {output, error, stopped} = await ask(request, options, visit);
  if (error) {
    options.onError?.(error);
  } else if (stopped) {
    options.onError?.({message: 'The page did not answer in time, so it was ended.'});
  }
  await show(output, visit.address, run);
}

/** The page from the last of several requests. */
function lastPage(output: string): string {
  return output.split(/^--- (?:GET|POST) .*\n/m).at(-1)!;
}

function texts({files}: RunRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(
    files.filter(({name}) => !name.endsWith('.php')).map(({name, text}) => [name, text]),
  );
}
