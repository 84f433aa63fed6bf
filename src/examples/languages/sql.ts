import initSqlJs from 'sql.js';
import {createEngine} from '../../runners/sql/engine';
import {SQLITE_OPTIONS} from '../../runners/sql/options';
import {SqlSyntaxError, tokenize} from '../../runners/sql/tokens';
import {engineExecutor} from '../engine';

const sqlite = initSqlJs(SQLITE_OPTIONS);

/** Whether the text can be read at all: its tables need not exist. */
async function parseOnly(
  text: string,
): Promise<{output: string; error?: {message: string; line: number}}> {
  try {
    tokenize(text);
    return {output: ''};
  } catch (error) {
    if (error instanceof SqlSyntaxError) {
      return {
        output: '',
        error: {message: `a quotation mark is never closed: ${error.near}`, line: error.line},
      };
    }
    throw error;
  }
}

export const execute = engineExecutor(
  createEngine(async () => await sqlite),
  parseOnly,
);
