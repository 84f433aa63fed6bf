import {nodeAssets} from 'lesson-php/node';
import {PhpLessons} from '../../runners/php/engine';
import type {RunRequest, RunResult} from '../../runners/types';
import {engineExecutor} from '../engine';

const lessons = new PhpLessons(nodeAssets());

// When PHP runs out of memory, it throws its exit where nobody can catch it. The engine has already been
// informed.
process.on('uncaughtException', (error) => {
  if (error.name !== 'ExitStatus') {
    throw error;
  }
});

const run = async (request: RunRequest): Promise<RunResult> => await lessons.run(request);

/** A fragment may consist of statements or of class members. */
async function parseOnly(text: string): Promise<RunResult> {
  if (text.includes('<?')) {
    return await parseFile(text);
  }
  const asStatements = await parseFile(`<?php ${text}`);
  const asMembers = asStatements.error && (await parseFile(`<?php class Part { ${text}\n}`));
  return asMembers && !asMembers.error ? asMembers : asStatements;
}

/** PHP parses the whole file, but runs none of it. */
async function parseFile(code: string): Promise<RunResult> {
  const file = {name: 'fragment.php', text: code};
  const reader = {
    name: 'index.php',
    text: `<?php try { token_get_all(file_get_contents('fragment.php'), TOKEN_PARSE); } catch (ParseError $e) { echo $e->getLine(), ' ', $e->getMessage(); }`,
  };
  const {output} = await run({language: 'php', files: [reader, file], previous: [], setup: {}});
  const [, line, message] = /^(\d+) (.*)$/s.exec(output) ?? [];
  return message === undefined
    ? {output: ''}
    : {output: '', error: {message: `Parse error: ${message}`, line: Number(line)}};
}

export const execute = engineExecutor(run, parseOnly);
