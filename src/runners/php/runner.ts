import {readRequests} from 'lesson-php/requests';
import {runner as pages} from '../html';
import type {RunOptions, RunRequest, RunResult, Runner} from '../types';
import {type WorkerEngine, WorkerRunner} from '../workerRunner';
import {isPage, readVisit, withVisits} from './page';

/** Runs PHP in a worker and shows the resulting page, whose links and forms request the next one. */
export class PhpRunner implements Runner {
  private readonly worker: WorkerRunner;

  constructor(engine: WorkerEngine) {
    this.worker = new WorkerRunner(engine);
  }

  async run(request: RunRequest, stage: HTMLElement, options: RunOptions = {}): Promise<RunResult> {
    const result = await this.worker.run(request, stage, options);
    const html = lastPage(result.output);
    if (result.stopped || request.check !== undefined || !isPage(html)) {
      return result;
    }
    const address = readRequests(request.files[0]?.text ?? '').at(-1)?.address ?? '/';
    await this.show(html, address, request, stage, options);
    return {...result, showsPage: true};
  }

  prepare(): void {
    this.worker.prepare();
  }

  dispose(): void {
    this.worker.dispose();
  }

  private async show(
    html: string,
    address: string,
    request: RunRequest,
    stage: HTMLElement,
    options: RunOptions,
  ): Promise<void> {
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
            void this.visit(request, visit, stage, options);
          }
        },
      },
    );
  }

  private async visit(
    request: RunRequest,
    visit: NonNullable<ReturnType<typeof readVisit>>,
    stage: HTMLElement,
    options: RunOptions,
  ): Promise<void> {
    const {output, error, stopped} = await this.worker.ask(request, options, visit);
    if (error) {
      options.onError?.(error);
    } else if (stopped) {
      options.onError?.({message: 'The page did not answer in time, so it was ended.'});
    }
    await this.show(output, visit.address, request, stage, options);
  }
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
