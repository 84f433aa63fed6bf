import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import type {AuthoringReport} from '../../data/authoring';

const run = promisify(execFile);
/** Maximum output in bytes; a problem takes about two hundred. */
const MOST_OUTPUT = 2 ** 27;

/** The report of `npm run progress`, created in a separate process so that the server keeps responding. */
export async function readReport(root: string): Promise<AuthoringReport> {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const {stdout} = await run(process.execPath, [tsx, join(root, 'scripts/progress.ts'), '--json'], {
    cwd: root,
    maxBuffer: MOST_OUTPUT,
    env: {...process.env, NODE_OPTIONS: ''},
  });
  return JSON.parse(stdout) as AuthoringReport;
}
