import {php} from './helpers/php';

jest.setTimeout(60_000);

const NARROW = {message: expect.stringContaining('integers have 32 bits here')};

it.each([
  'echo PHP_INT_MAX;',
  "echo crc32('a');",
  'echo 3_000_000_000;',
  'echo 0xFFFFFFFF;',
  '<p><?= 2147483648 ?></p>',
])('refuses what needs integers of 64 bits: %s', async (code) => {
  expect(await php(code)).toEqual({output: '', error: NARROW});
});

it.each([
  ['var_dump(2147483647 + 1);', ''],
  ["echo 'a'; var_dump(10 ** 10 % 7);", 'a'],
  ["echo 'a', date('Y', strtotime('2040-01-01'));", 'a'],
  ['function f($n) { return $n < 2 ? 1 : $n * f($n - 1); } echo "20! = ", f(20);', '20! ='],
])('keeps to itself what a number that did not fit prints: %s', async (code, output) => {
  const result = await php(code);
  expect(result.error).toEqual(NARROW);
  expect(result.output.trim()).toBe(output);
});

it.each([
  ["echo 'PHP_INT_MAX'; // 3000000000", 'PHP_INT_MAX'],
  [
    'echo \'613-555-0199\', "5550199000", 2147483647, -2147483647;',
    '613-555-019955501990002147483647-2147483647',
  ],
  ['echo json_encode(time() * 1000);', '1788872400000'],
  ['<p>3000000000 <?= 1 ?> PHP_INT_MAX</p>', '<p>3000000000 1 PHP_INT_MAX</p>'],
  ['echo 4000000000.5, " ", $_GET["n3000000000"] ?? 0x7F;', '4000000000.5 127'],
])('takes nothing else for a large integer: %s', async (code, output) => {
  expect(await php(code)).toEqual({output});
});

it('refuses a fiber, and runs the next script', async () => {
  const {output, error} = await php(
    "echo 'before'; (new Fiber(fn() => Fiber::suspend(1)))->start();",
  );
  expect({output, error}).toEqual({
    output: 'before',
    error: {message: expect.stringContaining('a Fiber cannot run here')},
  });
  expect(await php('echo 1;')).toEqual({output: '1'});
});
