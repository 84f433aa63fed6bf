import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import packageJson from '../../package.json';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, {readonly steps: readonly Step[]; readonly 'timeout-minutes'?: number}>
  >;
}

const FOLDER = join(__dirname, '../../.github/workflows');
const workflows = readdirSync(FOLDER).map(
  (name) => [name, parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow] as const,
);

describe.each(workflows)('the workflow %s', (_, {permissions, jobs}) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('may only read, unless a job says what it must write', () => {
    expect(permissions).toEqual({contents: 'read'});
  });

  it('row S11: names every action by its commit', () => {
    for (const {uses} of steps) {
      expect(uses ?? `x@${'0'.repeat(40)}`).toMatch(/^[\w./-]+@[\da-f]{40}$/);
    }
  });

  it('calls scripts of package.json', () => {
    for (const {run = ''} of steps) {
      const script = /npm run (?:--silent )?([\w:]+)/.exec(run)?.[1];
      if (script !== undefined) {
        expect(Object.keys(packageJson.scripts)).toContain(script);
      }
    }
  });

  it('ends by itself', () => {
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });
});

test('row S11: every pull request, and every week, packages are compared with the known advisories', () => {
  const audits = workflows.filter(([, {jobs}]) =>
    Object.values(jobs).some(({steps}) =>
      steps.some(({run}) => run?.startsWith('npm audit') && run.includes('--audit-level=high')),
    ),
  );
  expect(audits.map(([, {on}]) => Object.keys(on))).toEqual([
    expect.arrayContaining(['pull_request', 'schedule']),
  ]);
});
