import {readFileSync} from 'node:fs';
import {OUTPUT_LIMIT} from '../src/limits';
import {databaseOf, php} from './helpers/php';

jest.setTimeout(60_000);

const SHOP = 'packages/lesson-php/record/scripts/shop.setup.sql';

it('prints, at the moment of the lesson', async () => {
  const {output, error} = await php("<?php\necho PHP_VERSION_ID >= 80300, date(' Y-m-d H:i');");
  expect({output, error}).toEqual({output: '1 2026-09-08 09:00', error: undefined});
});

it('has a clock that moves for uniqid()', async () => {
  const {output} = await php(
    '<?php echo uniqid() !== uniqid() ? "new" : "same", strlen(uniqid());',
  );
  expect(output).toBe('new13');
});

it('takes code without an opening tag for PHP', async () => {
  expect((await php('echo 1 + 1;')).output).toBe('2');
});

it('answers the requests that the first lines ask for, with one session', async () => {
  const {output} = await php(`<?php
// GET /?name=Noor
// POST /?step=2 name=S%C3%A9b&city=Ottawa
session_start();
$_SESSION['n'] = ($_SESSION['n'] ?? 0) + 1;
echo $_SERVER['REQUEST_METHOD'], ' ', $_GET['name'] ?? $_POST['name'], ' ', $_SESSION['n'];`);
  expect(output).toBe('--- GET /?name=Noor\nGET Noor 1\n--- POST /?step=2\nPOST Séb 2');
});

it('keeps cookies and follows redirects', async () => {
  const {output} = await php(`<?php
if (!isset($_GET['ok'])) { setcookie('a', 'b', time() + 60); header('Location: /?ok=1'); exit; }
echo 'here ', $_COOKIE['a'];`);
  expect(output).toBe('here b');
});

it('includes other files of the block and of the setup', async () => {
  const files = [
    {
      name: 'index.php',
      text: "<?php include 'parts/menu.php'; echo file_get_contents('note.txt');",
    },
    {name: 'parts/menu.php', text: '<b><?= 6 * 7 ?></b>'},
  ];
  expect((await php('', {files, assets: {'note.txt': 'soup'}})).output).toBe('<b>42</b>soup');
});

it('goes on in the state of earlier blocks without printing them again', async () => {
  const previous = [
    '<?php\ndeclare(strict_types=1);\nfunction twice(int $n) { return $n * 2; }\n$n = 4;\necho "x";',
  ];
  expect((await php('<?php\necho twice($n);', {previous})).output).toBe('8');
});

it('prints warnings, and takes what ends the script for an error with its line', async () => {
  const {output, error} = await php('<?php\necho $nope;\nstrlen();');
  expect(output).toContain('Warning: Undefined variable $nope in /www/index.php on line 2');
  expect(error).toEqual({
    message: expect.stringContaining('Uncaught ArgumentCountError: strlen() expects'),
    line: 3,
  });
});

it('names the line of a parse error', async () => {
  const {error} = await php('<?php\necho 1\necho 2;');
  expect(error).toEqual({message: expect.stringContaining('Parse error: syntax error'), line: 3});
});

it.each([
  ['the bridge to JavaScript', "vrzno_eval('1');", 'undefined function vrzno_eval()'],
  ['processes', "system('ls');", 'undefined function system()'],
])('has no %s', async (_, code, message) => {
  expect((await php(code)).error?.message).toContain(message);
});

it('opens no address', async () => {
  const {output} = await php("<?php echo file_get_contents('http://localhost/');");
  expect(output).toContain('http:// wrapper is disabled');
});

it.each([
  [
    'a list without end',
    "<?php\n$a = [];\nwhile (true) {\n  $a[] = str_repeat('x', 100000);\n}",
    4,
  ],
  [
    'a function that calls itself without end',
    '<?php\nfunction f($n) {\n  return f($n) + 1;\n}\nf(1);',
    3,
  ],
  [
    'objects that are too deep in each other to be freed',
    '<?php\n$last = null;\nfor ($i = 0; ; $i++) {\n  $last = (object) ["text" => str_repeat("x", 1000), "last" => $last];\n}',
    4,
  ],
])('names the line at which %s uses up the memory, and goes on', async (_, code, line) => {
  const {error} = await php(code);
  expect(error).toEqual({
    message: expect.stringMatching(/^Fatal error: Allowed memory size of 67108864 bytes exhausted/),
    line,
  });
  expect((await php('echo "still here";')).output).toBe('still here');
});

it('gives back the memory of one script before the next', async () => {
  for (let run = 0; run < 5; run += 1) {
    const {output} = await php("<?php $a = str_repeat('x', 50000000); echo strlen($a);");
    expect(output).toBe('50000000');
  }
});

it('tells that the memory is used up where PHP has no limit, after what was printed', async () => {
  const {output, error} = await php(
    "<?php\nini_set('memory_limit', '-1');\necho 'begun';\nwhile (true) {\n  $a[] = str_repeat('x', 1000000);\n}",
  );
  expect(output).toBe('begun');
  expect(error?.message).toMatch(/^Fatal error: out of memory/i);
  expect((await php('echo "still here";')).output).toBe('still here');
});

it('tells of calls without end apart from the trail that they leave', async () => {
  const {output, error} = await php(
    '<?php\necho "begun";\nfunction f($n) {\n  return array_map("f", [$n]);\n}\nf(1);',
  );
  expect(output).toBe('begun');
  expect(error).toEqual({message: expect.stringContaining('Infinite recursion?'), line: 4});
});

it('loads extensions when the code needs them', async () => {
  const {output} = await php(
    "<?php echo mb_strtoupper('é'), (new PDO('sqlite::memory:'))->query('SELECT 7')->fetchColumn();",
  );
  expect(output).toBe('É7');
});

describe('PDO with MySQL', () => {
  const openDatabase = databaseOf('shop', readFileSync(SHOP, 'utf8'));
  const connect = "<?php\n$pdo = new PDO('mysql:host=localhost;dbname=shop', 'root', '');\n";

  it('is not found in a namespace without a backslash, as in PHP', async () => {
    const {error} = await php("<?php\nnamespace App;\n$db = new PDO('mysql:host=localhost');");
    expect(error).toEqual({
      message: expect.stringContaining('Class "App\\PDO" not found'),
      line: 3,
    });
  });

  it('refuses what the server does not know, where no catch can hide it', async () => {
    const {output, error} = await php(
      `${connect}echo 'before';
try { $pdo->query("SELECT JSON_EXTRACT('{}', '$.a')"); } catch (Throwable) { echo 'caught'; }
echo 'after';`,
      {openDatabase},
    );
    expect({output, error}).toEqual({
      output: 'before',
      error: {message: expect.stringMatching(/^Not in this PHP: .*works in MySQL/)},
    });
  });

  it.each([
    ['a class of its own for statements', "$pdo->setAttribute(PDO::ATTR_STATEMENT_CLASS, ['A']);"],
    ['a connection without autocommit', '$pdo->setAttribute(PDO::ATTR_AUTOCOMMIT, 0);'],
    ['what a column is', "$pdo->query('SELECT 1')->getColumnMeta(0);"],
    ['rows that are read as they come', "$pdo->query('SELECT 1')->fetch(PDO::FETCH_LAZY);"],
    ['a whole number of 64 bits', "$pdo->query('SELECT 3000000000')->fetch();"],
    [
      'two connections, one of them within a transaction',
      "$other = new PDO('mysql:dbname=shop'); $pdo->beginTransaction(); $other->query('SELECT 1');",
    ],
    [
      'a PDO whose class only PHP knows by name',
      "function f(PDO $pdo) {} $name = (string) (new ReflectionFunction('f'))->getParameters()[0]->getType(); try { new $name('mysql:dbname=shop'); } catch (Throwable $error) { echo $error->getMessage(); }",
    ],
  ])('refuses %s in a sentence', async (_, code) => {
    const {output, error} = await php(connect + code, {openDatabase});
    expect({output, error}).toEqual({
      output: '',
      error: {message: expect.stringMatching(/^Not in this PHP: .*\.$/)},
    });
  });

  it('reads a whole number of 64 bits as text', async () => {
    const {output} = await php(
      `${connect}$pdo->setAttribute(PDO::ATTR_STRINGIFY_FETCHES, true);
echo $pdo->query('SELECT 3000000000')->fetchColumn(), ' ', $pdo->query('SELECT 9223372036854775807')->fetchColumn();`,
      {openDatabase},
    );
    expect(output).toBe('3000000000 9223372036854775807');
  });

  it('takes back what a request or a connection left in a transaction', async () => {
    const {output} = await php(
      `<?php
// GET /
// GET /
$pdo = new PDO('mysql:host=localhost;dbname=shop', 'root', '');
echo $pdo->query('SELECT COUNT(*) FROM sale')->fetchColumn();
$pdo->beginTransaction();
$pdo->exec('DELETE FROM sale');
$pdo = null;
$pdo = new PDO('mysql:host=localhost;dbname=shop', 'root', '');
echo $pdo->query('SELECT COUNT(*) FROM sale')->fetchColumn();
$pdo->beginTransaction();
$pdo->exec('DELETE FROM sale');`,
      {openDatabase},
    );
    expect(output).toBe('--- GET /\n33\n--- GET /\n33');
  });

  it('reaches no server where there is none', async () => {
    const {error} = await php(connect);
    expect(error?.message).toContain('SQLSTATE[HY000] [2002] No such file or directory');
  });
});

it('ends a script that prints without end at the limit, and runs the next one', async () => {
  const {output, stopped, error} = await php(
    "<?php\n// GET /\n// GET /again\ntry { while (true) echo str_repeat('x', 1000); } catch (Throwable) {}",
  );
  expect({stopped, error}).toEqual({stopped: 'output', error: undefined});
  expect(output.length).toBeLessThanOrEqual(OUTPUT_LIMIT);
  expect(output).not.toContain('/again');
  expect(await php('<?php echo 1;')).toEqual({output: '1'});
});
