import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setupHash} from './setupHash';
import type {Execution, Finding, Job} from './types';
import {engineVersion} from './versions';

/** Relative to the root. */
const CACHE_FOLDER = '.cache/examples';
/** Number of runs after which an unused entry is dropped. */
const LAST_USES = 20;

interface Entry {
  readonly execution: Execution;
  readonly unused: number;
}

/** Results of earlier runs, keyed by everything they depend on: the block, its setup and the engine. */
export class Cache {
  private readonly entries: Map<string, Entry>;
  private readonly used = new Set<string>();

  /** @param folder folder of the stored results */
  constructor(
    private readonly root: string,
    private readonly folder = join(root, CACHE_FOLDER),
  ) {
    this.entries = new Map(Object.entries(readEntries(folder)));
  }

  get(job: Job): Execution | undefined {
    const key = this.key(job);
    const entry = this.entries.get(key);
    if (!entry) {
      return undefined;
    }
    this.used.add(key);
    return moved(entry.execution, job.line);
  }

  set(job: Job, execution: Execution): void {
    const key = this.key(job);
    this.used.add(key);
    this.entries.set(key, {execution: moved(execution, -job.line), unused: 0});
  }

  save(): void {
    const kept = [...this.entries].flatMap(([key, {execution, unused}]) => {
      const age = this.used.has(key) ? 0 : unused + 1;
      return age > LAST_USES ? [] : [[key, {execution, unused: age}] as const];
    });
    mkdirSync(this.folder, {recursive: true});
    writeFileSync(join(this.folder, 'results.json'), JSON.stringify(Object.fromEntries(kept)));
  }

  /** Independent of the block's position, so that moving it does not cause a new run. */
  private key(job: Job): string {
    const {line} = job;
    const relative = {
      ...job,
      path: '',
      line: 0,
      lastLine: 0,
      expected: undefined,
      files: job.files.map((file) => ({...file, line: file.line - line})),
      task: job.task && {
        check: {...job.task.check, line: 0},
        solution: job.task.solution.map((file) => ({...file, line: file.line - line})),
        cases: job.task.cases.map(({role, files}) => ({
          role,
          files: files.map((file) => ({...file, line: file.line - line})),
        })),
      },
    };
    return createHash('sha256')
      .update(JSON.stringify(relative))
      .update(setupHash(this.root, job.setup))
      .update(engineVersion(this.root, job.runner))
      .digest('hex');
  }
}

function moved(execution: Execution, by: number): Execution {
  const findings = execution.findings.map(({line, message}): Finding => ({
    line: line + by,
    message,
  }));
  return {...execution, findings};
}

function readEntries(folder: string): Readonly<Record<string, Entry>> {
  try {
    return JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Record<string, Entry>;
  } catch (error) {
    // There was no earlier run, or it was interrupted while writing, so everything runs again.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) {
      return {};
    }
    throw error;
  }
}
