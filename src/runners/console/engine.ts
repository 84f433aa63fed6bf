import {Shell, readTranscript, runTranscript} from 'lesson-shell';
import {runCheck} from '../../lib/code/runCheck';
import {checkScope} from '../checkScope';
import type {CheckResult, RunRequest, RunResult} from '../types';

/** Runs the commands of a transcript and prints it with their output. */
export async function run(request: RunRequest): Promise<RunResult> {
  const shell = await Shell.start(request.setup);
  for (const transcript of request.previous) {
    for (const {command} of readTranscript(transcript)) {
      await shell.type(command);
    }
  }
  const {output, stopped} = await runTranscript(shell, request.files[0]?.text ?? '');
  const checks = request.check === undefined ? undefined : [await check(request, shell, output)];
  return {output, ...(stopped && {stopped}), ...(checks && {checks})};
}

async function check(
  {check: body = '', files}: RunRequest,
  shell: Shell,
  output: string,
): Promise<CheckResult> {
  return await runCheck(body, {
    output,
    ...checkScope(files),
    run: async (command: string) => (await shell.run(command)).text,
    read: async (path: string) => await shell.read(path),
  });
}
