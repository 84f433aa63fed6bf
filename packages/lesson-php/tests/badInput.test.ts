import {OUTPUT_LIMIT} from '../src/limits';
import {php} from './helpers/php';

jest.setTimeout(120_000);

const MEGABYTE = 1024 * 1024;

afterEach(async () => {
  expect(await php('<?php echo "next";')).toEqual({output: 'next'});
});

it('cuts 10 MB of output at the limit', async () => {
  const {output, stopped} = await php("<?php for ($i = 0; $i < 1e6; $i++) echo '0123456789';");
  expect(stopped).toBe('output');
  expect(output.length).toBeLessThanOrEqual(OUTPUT_LIMIT);
});

it('runs a script of 5 MB', async () => {
  const text = `<?php\n${'// a comment that fills the file\n'.repeat((5 * MEGABYTE) / 33)}echo 'end';`;
  expect(await php(text)).toEqual({output: 'end'});
});

it('says what PHP says of a NUL byte in the code, and prints one that is in a string', async () => {
  const {error} = await php('<?php\n$a = 1;\n\0 echo 1;');
  expect(error).toEqual({message: expect.stringContaining('Parse error: syntax error'), line: 3});
  expect((await php('<?php echo "a\0b";')).output).toBe('a\0b');
});

it('takes an unpaired surrogate for the character that stands for a broken one', async () => {
  expect((await php("<?php echo 'a\ud800b';")).output).toBe('a\ufffdb');
});

it.each([
  ['a call without end', '<?php function f() { return f() + 1; } f();', /exhausted|recursion/],
  ['an array without end', '<?php while (true) $a[] = [1, 2, 3];', /exhausted/],
  ['a class that extends itself', '<?php class A extends A {}', /Class "A" not found/],
  ['a bracket that is never closed', '<?php if (true) {', /Parse error: Unclosed '\{'/],
  ['a text that is never closed', '<?php echo "abc', /Parse error: syntax error/],
  ['brackets within each other', `<?php $a = ${'['.repeat(20_000)}${']'.repeat(20_000)};`, /./],
])('has an answer to %s', async (_, code, expected) => {
  const {output, error, stopped} = await php(code);
  expect(error?.message ?? stopped ?? `printed: ${output}`).toMatch(expected);
});
