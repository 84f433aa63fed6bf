import {php, visit} from './helpers/php';

jest.setTimeout(60_000);

const NARROW = {message: expect.stringContaining('integers have 32 bits here')};

it.each([
  'echo PHP_INT_MAX;',
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
  ["echo 'a', crc32('a');", 'a'],
  ["echo 'a', ip2long('192.168.0.1');", 'a'],
  ["echo 'a', 1 << 40;", 'a'],
  ["echo 'a', (int) '5550199000';", 'a'],
  ["echo 'a', intval(3e9);", 'a'],
  ["echo 'a', dechex(-1);", 'a'],
  ["echo 'a', is_int(65536 * 65536) ? 'int' : 'float';", 'a'],
  ['$a = [2000000000, 2000000000]; var_dump(array_sum($a));', ''],
  ['$n = 2000000000; $n += $n; var_dump($n);', ''],
  ['$n = 2147483647; $n++; var_dump($n);', ''],
  ["echo 'a', filter_var('5550199000', FILTER_VALIDATE_INT) === false ? 'no' : 'yes';", 'a'],
  ['var_dump(json_decode(\'{"id": 5550199000}\')->id);', ''],
  ["function f(int $n) { return $n; } echo 'a', f(2000000000 * 2);", 'a'],
  ["echo 'a', 100000 * 10000000000.0 <=> 100000 * 2000000000, 1e14;", 'a'],
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
  ['echo 1e15, " ", 1e14 + 1, " ", 2.5 * 1e15;', '1.0E+15 1.0E+14 2.5E+15'],
  ['var_dump(1e21, 10 ** 20, 3e9 * 2);', 'float(1.0E+21)\nfloat(1.0E+20)\nfloat(6000000000)\n'],
  [
    "echo crc32('hello'), ' ', ip2long('10.0.0.1'), ' ', strlen(uniqid());",
    '907060870 167772161 13',
  ],
  [
    'echo 1 << 8, " ", 0xFF & 6, " ", dechex(255), " ", hexdec("ff"), " ", (int) "7 cats";',
    '256 6 ff 255 7',
  ],
  ["echo gettype(1 + 1), var_export(1.5 * 2, true), sprintf('%b %x', 5, 255);", 'integer3.0101 ff'],
  [
    '$n = 1; $s = ["a" => 2]; for ($i = 0; $i < 3; ++$i, $n *= 2) { $s["a"]--; } echo $n, $s["a"], $i--, $i, is_int($n);',
    '8-1321',
  ],
  [
    'class A { const B = 2 * 3; public $c = 1 + 1; function f($d = 4 * 2) { static $e = 1 + 1; return self::B + $this->c + $d + $e; } } var_dump((new A)->f(), 1e21);',
    'int(18)\nfloat(1.0E+21)\n',
  ],
  ['echo 9223372036854775808;', '9.2233720368548E+18'],
])('takes nothing else for a large integer: %s', async (code, output) => {
  expect(await php(code)).toEqual({output: output.trimEnd()});
});

it('keeps the session of a page that was looked at twice', async () => {
  const text = `<?php
// GET /
// GET /
session_start();
$_SESSION['n'] = ($_SESSION['n'] ?? 0) + 1;
echo $_SESSION['n'], ' ', dechex($_SESSION['n']);`;
  const files = [{name: 'index.php', text}];
  expect((await php(text)).output).toBe('--- GET /\n1 1\n--- GET /\n2 2');
  expect(await visit({files}, '/')).toEqual({output: '3 3'});
  expect(await visit({files}, '/')).toEqual({output: '4 4'});
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
