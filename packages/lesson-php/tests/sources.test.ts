import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {php} from './helpers/php';

// `php -l` without PHP on the machine: the PHP of the package itself reads its files.

const FOLDER = 'packages/lesson-php/src/php';

const READER = `<?php
try {
  token_get_all(file_get_contents('file.php'), TOKEN_PARSE);
  include 'file.php';
} catch (ParseError $error) {
  echo $error->getMessage();
}`;

/** What PHP says of a file when it reads it. */
async function lint(text: string): Promise<string> {
  const {output, error} = await php(READER, {assets: {'file.php': text}});
  return error?.message ?? output;
}

it.each(readdirSync(FOLDER))('%s is correct PHP', async (name) => {
  expect(await lint(readFileSync(join(FOLDER, name), 'utf8'))).toBe('');
});

it.each([
  ['a file that cannot be read', '<?php class A { function f( { } }', /^syntax error/],
  [
    'a class that cannot be',
    '<?php class A extends PDO { function exec() {} }',
    /must be compatible/,
  ],
])('finds %s', async (_, text, expected) => {
  expect(await lint(text)).toMatch(expected);
});
