import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import type {Executor, Finding} from '../types';

/** Milliseconds for one check. */
const LIMIT = 10_000;

/** Checks commands without ever running them, because they would change the reader's machine. */
export const execute: Executor = async ({files}) => {
  const {text, line} = files[0]!;
  const code = withoutPlaceholders(text);
  const syntax = await messages('bash', ['-n'], code);
  const shellcheck = findShellcheck();
  const lint =
    syntax === '' && shellcheck
      ? await messages(
          shellcheck,
          ['--shell=bash', '--format=gcc', '--severity=warning', '-'],
          code,
        )
      : '';
  return {findings: `${syntax}\n${lint}`.split('\n').flatMap((text) => toFinding(text, line))};
};

/** The npm package downloads the program on first use, which is impossible in a build without a network. */
function findShellcheck(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders, 'node_modules/shellcheck/bin']
    .map((folder) => join(folder, 'shellcheck'))
    .find((path) => existsSync(path) && !path.includes('node_modules/.bin'));
}

async function messages(
  command: string,
  options: readonly string[],
  code: string,
): Promise<string> {
  return await new Promise((resolve, reject) => {
    const child = execFile(command, options, {timeout: LIMIT}, (error, stdout, stderr) => {
      if ((error as NodeJS.ErrnoException | null)?.code === 'ENOENT') {
        reject(new Error(`${command} is not installed, so bash blocks cannot be checked`));
      } else {
        resolve(stdout + stderr);
      }
    });
    child.stdin!.end(code);
  });
}

/** `<your-name>` stands for text that the reader fills in; a shell would read it as a redirection. */
function withoutPlaceholders(text: string): string {
  return text.replace(/<([a-z][\w-]*(?: [\w-]+)*)>/gi, 'PLACEHOLDER');
}

/** `bash: line 2: message` or `-:2:1: warning: message`. */
function toFinding(text: string, line: number): readonly Finding[] {
  const match = /(?:line |^-:)(\d+):(?:\d+:)? (.*)/.exec(text);
  return match ? [{line: line + Number(match[1]) - 1, message: match[2]!}] : [];
}
