import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import type {Verdicts} from './checkLinks';

/** Answers from earlier runs; none if the file is missing, or half-written by a run that was stopped. */
export function readVerdicts(file: string): Verdicts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Verdicts;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') {
      return {};
    }
    throw error;
  }
}

export function writeVerdicts(file: string, verdicts: Verdicts): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(verdicts, null, 2));
}
