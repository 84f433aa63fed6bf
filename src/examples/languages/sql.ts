import {findUnclosed} from 'lesson-mysql';
import {runSql} from '../../runners/sql/engine';
import {engineExecutor} from '../engine';

/** Checks only that the text can be split into statements; its tables need not exist. */
async function parseOnly(
  text: string,
): Promise<{output: string; error?: {message: string; line: number}}> {
  const unclosed = findUnclosed(text);
  return unclosed
    ? {
        output: '',
        error: {message: `a quotation mark is never closed: ${unclosed.near}`, line: unclosed.line},
      }
    : {output: ''};
}

export const execute = engineExecutor(runSql, parseOnly);
