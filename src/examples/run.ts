import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {DomRunner, type LaunchBrowser, needsBrowser, runsInWorker} from './browser';
import type {WriteRuntimes} from './browser/runtimes';
import {Cache} from './cache';
import {applyFixes} from './fix';
import {lessonJobs} from './jobs';
import {judge} from './judge';
import {Pool} from './pool';
import {type Failure, shareFailures} from './report';
import type {Execution, Fix, Job} from './types';

interface RunOptions {
  readonly root: string;
  /** Lessons, relative to the root. */
  readonly paths: readonly string[];
  readonly fix: boolean;
  readonly cache: boolean;
  /** Runs every runnable language in Chromium too, to check that the output is the same as in Node. */
  readonly inBrowser?: boolean;
  readonly writeRuntimes: WriteRuntimes;
  readonly launchBrowser: LaunchBrowser;
  /** Folder of the cached results, if not the default one. */
  readonly cacheFolder?: string;
}

interface RunReport {
  readonly jobs: readonly Job[];
  readonly failed: ReadonlySet<Job>;
  readonly failures: readonly Failure[];
  readonly fixed: number;
  readonly cached: number;
}

/** Runs and validates every fence of the lessons. */
export async function runExamples(options: RunOptions): Promise<RunReport> {
  const {root, paths} = options;
  const lessons = paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return {path, text, ...lessonJobs({path, text})};
  });
  const executions = await executeAll(
    lessons.flatMap(({jobs}) => jobs),
    options,
  );
  const failures: Failure[] = [];
  const failed = new Set<Job>();
  let fixed = 0;
  for (const {path, text, jobs, findings} of lessons) {
    failures.push(...findings.map((finding) => ({path, ...finding})), ...shareFailures(path, jobs));
    const fixes: Fix[] = [];
    for (const job of jobs) {
      const execution = executions.get(job);
      const verdict = execution ? judge(job, execution) : {failures: []};
      if (options.fix && verdict.fix) {
        fixes.push(verdict.fix);
      } else if (verdict.failures.length > 0) {
        failed.add(job);
        failures.push(...verdict.failures.map((finding) => ({path, ...finding})));
      }
    }
    if (fixes.length > 0) {
      writeFileSync(join(root, path), applyFixes(text, fixes));
      fixed += fixes.length;
    }
  }
  return {
    jobs: lessons.flatMap(({jobs}) => jobs),
    failed,
    failures: failures.sort((a, b) => (a.path === b.path ? a.line - b.line : 0)),
    fixed,
    cached: executions.cached,
  };
}

class Executions extends Map<Job, Execution> {
  cached = 0;
}

async function executeAll(
  jobs: readonly Job[],
  {root, cache: useCache, inBrowser = false, writeRuntimes, launchBrowser, cacheFolder}: RunOptions,
): Promise<Executions> {
  const cache = new Cache(root, cacheFolder);
  const pool = new Pool();
  const dom = new DomRunner(root, writeRuntimes, launchBrowser);
  const executions = new Executions();
  try {
    const run = async (job: Job): Promise<void> => {
      const execution = await execute(job, pool, dom, inBrowser);
      executions.set(job, execution);
      if (!inBrowser && !isLate(job, execution)) {
        cache.set(job, execution);
      }
    };
    const open = jobs.filter((job) => {
      const known = useCache && !inBrowser ? cache.get(job) : undefined;
      if (known) {
        executions.cached += 1;
        executions.set(job, known);
      }
      return job.mode !== 'norun' && !known;
    });
    await Promise.all(open.map(run));
    for (let attempt = 0; attempt < RETRIES; attempt += 1) {
      for (const job of open.filter((candidate) => isLate(candidate, executions.get(candidate)!))) {
        await run(job);
      }
    }
  } finally {
    pool.close();
    await dom.close();
    cache.save();
  }
  return executions;
}

/**
 * On a busy machine, correct code can exceed a limit, so it gets a second chance with nothing running beside
 * it.
 */
const RETRIES = 2;

function isLate({loops, task}: Job, {stopped, solution, cases = []}: Execution): boolean {
  const isLateCase = cases.some(
    (summary, index) => summary.stopped === 'time' && task?.cases[index]?.role === 'accept',
  );
  return (stopped === 'time' && !loops) || solution?.stopped === 'time' || isLateCase;
}

/** Validates first; only well-formed code is opened in the browser. */
async function execute(
  job: Job,
  pool: Pool,
  dom: DomRunner,
  inBrowser: boolean,
): Promise<Execution> {
  if (inBrowser && runsInWorker(job)) {
    return await dom.run(job);
  }
  if (!needsBrowser(job)) {
    return await pool.run(job);
  }
  const checked = await pool.run({...job, staticOnly: true});
  if (checked.findings.length > 0 && job.kind !== 'task') {
    return checked;
  }
  const inPage = await dom.run(job);
  return {...inPage, findings: [...checked.findings, ...inPage.findings]};
}
