import {Shell, readTranscript, runTranscript, withCommands} from 'lesson-shell';
import {withoutSgr} from 'lesson-shell/prompt';
import {runCheck} from '../../lib/code/runCheck';
import {checkScope} from '../checkScope';
import type {CheckResult, RunRequest, RunResult, TerminalRequest} from '../types';
import {keepSession, takeSession} from './sessions';

/**
 * Runs the commands of a transcript and prints it with their output. In the page, the terminal stays as the
 * transcript leaves it, and goes on from there.
 */
export async function run(request: RunRequest): Promise<RunResult> {
  const {terminal} = request;
  if (terminal?.command !== undefined) {
    return await typeCommand(request, terminal, terminal.command);
  }
  if (terminal?.line !== undefined) {
    return await completeLine(request, terminal, terminal.line);
  }
  const shell = await startShell(request);
  const {output: printed, stopped} = await runTranscript(shell, transcriptOf(request), {
    isColoured: terminal !== undefined,
  });
  const output = terminal ? withoutSgr(printed) : printed;
  const {folder} = shell;
  const checks = request.check === undefined ? undefined : [await check(request, shell, output)];
  if (terminal && !checks) {
    keepSession(terminal.session, {shell, typed: []});
  }
  return {
    output,
    ...(terminal && {terminal: {session: terminal.session, coloured: printed, folder}}),
    ...(stopped && {stopped}),
    ...(checks && {checks}),
  };
}

async function typeCommand(
  request: RunRequest,
  terminal: TerminalRequest,
  command: string,
): Promise<RunResult> {
  const shell = await resumeShell(request, terminal);
  const {text, stopped} = await shell.type(command, {isColoured: true});
  keepSession(terminal.session, {shell, typed: [...terminal.typed, command]});
  return {
    output: withoutSgr(text),
    terminal: {session: terminal.session, coloured: text, folder: shell.folder},
    ...(stopped && {stopped}),
  };
}

async function completeLine(
  request: RunRequest,
  terminal: TerminalRequest,
  line: string,
): Promise<RunResult> {
  const shell = await resumeShell(request, terminal);
  const completion = await shell.complete(line);
  keepSession(terminal.session, {shell, typed: terminal.typed});
  const {session} = terminal;
  return {output: '', terminal: {session, coloured: '', folder: shell.folder, completion}};
}

/** The terminal of a session; one that is no longer there gets its commands typed again. */
async function resumeShell(request: RunRequest, terminal: TerminalRequest): Promise<Shell> {
  const kept = takeSession(terminal);
  if (kept) {
    return kept;
  }
  const shell = await startShell(request);
  await runTranscript(shell, transcriptOf(request));
  for (const command of terminal.typed) {
    await shell.type(command);
  }
  return shell;
}

async function startShell({setup, previous}: RunRequest): Promise<Shell> {
  const shell = await Shell.start(setup);
  for (const transcript of previous) {
    for (const {command} of readTranscript(transcript)) {
      await shell.type(command);
    }
  }
  return shell;
}

function transcriptOf({files}: RunRequest): string {
  return files[0]?.text ?? '';
}

/** Checks what the transcript and the commands typed after it have led to, as if they were in the transcript. */
async function check(request: RunRequest, shell: Shell, output: string): Promise<CheckResult> {
  const {check: body = '', files, terminal} = request;
  const typed = terminal?.typed ?? [];
  const printed = [output];
  for (const command of typed) {
    printed.push(
      withCommands('', [command]).trimStart(),
      (await shell.type(command)).text.trimEnd(),
    );
  }
  const [first, ...others] = files;
  const typedFiles =
    first && typed.length > 0
      ? [{...first, text: withCommands(first.text, typed)}, ...others]
      : files;
  return await runCheck(body, {
    output: printed.join('\n'),
    ...checkScope(typedFiles),
    run: async (command: string) => (await shell.run(command)).text,
    read: async (path: string) => await shell.read(path),
  });
}
