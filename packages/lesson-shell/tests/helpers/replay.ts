import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {Shell, readTranscript} from '../../src';
import {inNewerGit, withoutRemoteHead} from './newerGit';

export const PACKAGE_TESTS = join(process.cwd(), 'packages/lesson-shell/tests');
const TRANSCRIPTS = join(PACKAGE_TESTS, 'transcripts');

/** One command that was typed here and in the real programs. */
interface Replayed {
  readonly command: string;
  readonly recorded: string;
  readonly printed: string;
}

export function transcriptNames(): readonly string[] {
  return readdirSync(TRANSCRIPTS).flatMap((folder) =>
    readdirSync(join(TRANSCRIPTS, folder)).map((file) => `${folder}/${file}`),
  );
}

/** Types a recorded transcript again. */
export async function replay(name: string): Promise<readonly Replayed[]> {
  const recording = readFileSync(join(TRANSCRIPTS, name), 'utf8');
  const shell = await Shell.start({});
  const replayed: Replayed[] = [];
  for (const {command, recorded} of recordedAnswers(recording)) {
    const {text} = await shell.type(command);
    replayed.push({command, recorded: inNewerGit(recorded), printed: withoutUsage(text)});
  }
  return replayed;
}

/** The commands of a transcript, each with the lines between it and the next. */
export function recordedAnswers(recording: string) {
  const lines = recording.trimEnd().split('\n');
  let next = 0;
  return readTranscript(recording).map(({shown, command}) => {
    next = lines.indexOf(shown[0]!, next) + shown.length;
    const end = lines.findIndex((line, index) => index >= next && line.startsWith('$ '));
    const recorded = lines
      .slice(next, end < 0 ? undefined : end)
      .join('\n')
      .replace(/\n+$/, '');
    return {command, recorded};
  });
}

function withoutUsage(printed: string): string {
  return printed.replace(/^usage: git.*/ms, 'usage: …').replace(/\n+$/, '');
}

export function isEqual({recorded, printed}: Replayed): boolean {
  return printed === recorded || withoutRemoteHead(printed) === withoutRemoteHead(recorded);
}

const REFUSED = 'works on your own machine, but not in this page.';

export function isRefused({printed}: Replayed): boolean {
  return printed.includes(REFUSED);
}
