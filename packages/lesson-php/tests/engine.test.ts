import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {OUTPUT_LIMIT} from '../../../../src/data/runLimits';
import {php, PHP_FOLDER, WASM_PATH} from '../../../helpers/php';

jest.setTimeout(60_000);

function bakery(): Readonly<Record<string, string>> {
  return {'setup.sql': readFileSync('content/setups/bakery/setup.sql', 'utf8')};
}

it('is asked for the WebAssembly that the loader of this version names', () => {
  const loader = readFileSync(join(PHP_FOLDER, 'php8.3-cgi-worker.mjs'), 'utf8');
  expect(loader).toContain(WASM_PATH.split('/').at(-1));
});

it('prints, at the moment of the lesson', async () => {
  const {output, error} = await php("<?php\necho PHP_VERSION_ID >= 80300, date(' Y-m-d H:i');");
  expect({output, error}).toEqual({output: '1 2026-09-08 09:00', error: undefined});
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
  expect((await php('', {files, setup: {'note.txt': 'soup'}})).output).toBe('<b>42</b>soup');
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
  const connect = "<?php\n$pdo = new PDO('mysql:host=localhost;dbname=bakery', 'root', '');\n";

  it('reads the database of the setup in the dialect of MySQL', async () => {
    const {output} = await php(
      `${connect}$statement = $pdo->prepare('SELECT name, price, stock FROM product WHERE price > :least ORDER BY price LIMIT 1');
$statement->execute(['least' => 7]);
var_dump($statement->fetch(PDO::FETCH_ASSOC));`,
      {setup: bakery()},
    );
    expect(output).toContain('["name"]=>\n  string(9) "Sourdough"');
    expect(output).toContain('["price"]=>\n  string(4) "7.25"');
    expect(output).toContain('["stock"]=>\n  int(9)');
  });

  it('puts values in as values', async () => {
    const {output} = await php(
      `${connect}$insert = $pdo->prepare('INSERT INTO category (name) VALUES (?)');
$insert->execute(["x'); DROP TABLE product; --"]);
echo $pdo->lastInsertId(), ' ', $pdo->query('SELECT COUNT(*) FROM product')->fetchColumn(), ' ';
echo $pdo->query('SELECT name FROM category WHERE id = 5')->fetchColumn();`,
      {setup: bakery()},
    );
    expect(output).toBe("5 9 x'); DROP TABLE product; --");
  });

  it('gives rows as objects, pairs and instances', async () => {
    const {output} = await php(
      `${connect}class Category { public int $id; public string $name; function label() { return "$this->id:$this->name"; } }
echo $pdo->query('SELECT id, name FROM category')->fetchObject(Category::class)->label(), ' ';
echo json_encode($pdo->query('SELECT id, name FROM category LIMIT 2')->fetchAll(PDO::FETCH_KEY_PAIR)), ' ';
foreach ($pdo->query('SELECT name FROM category LIMIT 2', PDO::FETCH_OBJ) as $row) { echo $row->name, ' '; }`,
      {setup: bakery()},
    );
    expect(output).toBe('1:bread {"1":"bread","3":"cake"} bread cake ');
  });

  it('throws what MySQL would say, from the line of the example', async () => {
    const {error} = await php(`${connect}$pdo->query('SELECT nope FROM product');`, {
      setup: bakery(),
    });
    expect(error).toEqual({
      message: expect.stringContaining(
        "SQLSTATE[42S22]: Column not found: 1054 Unknown column 'nope' in 'field list'",
      ),
      line: 3,
    });
  });

  it('takes back a transaction', async () => {
    const {output} = await php(
      `${connect}$pdo->beginTransaction(); $pdo->exec('DELETE FROM order_item'); $pdo->rollBack();
echo $pdo->query('SELECT COUNT(*) FROM order_item')->fetchColumn();`,
      {setup: bakery()},
    );
    expect(output).toBe('11');
  });

  it('can be extended', async () => {
    const {output} = await php(
      `<?php
class Db extends PDO {
  public function __construct() { parent::__construct('mysql:host=localhost;dbname=bakery', 'root', ''); }
  public function total(): int { return (int) $this->query('SELECT COUNT(*) FROM product')->fetchColumn(); }
}
echo (new Db())->total();`,
      {setup: bakery()},
    );
    expect(output).toBe('9');
  });

  it('leaves strings, comments and the page around the code as they are', async () => {
    const {output} = await php(
      `<p>Don't write new PDO() here</p>
<?php
// new PDO('mysql:')
echo 'new PDO(', "new PDO(", <<<TEXT
 new PDO(
TEXT; ?> new PDO(`,
      {setup: bakery()},
    );
    expect(output).toBe("<p>Don't write new PDO() here</p>\nnew PDO(new PDO( new PDO( new PDO(");
  });

  it('is not found in a namespace without a backslash, as in PHP', async () => {
    const {error} = await php("<?php\nnamespace App;\n$db = new PDO('mysql:host=localhost');");
    expect(error).toEqual({
      message: expect.stringContaining('Class "App\\PDO" not found'),
      line: 3,
    });
  });

  it('says what to write instead of a class name in a variable', async () => {
    const {error} = await php("<?php\n$class = 'PDO';\nnew $class('mysql:host=localhost');");
    expect(error).toEqual({message: expect.stringContaining('write new PDO(…)'), line: 3});
  });

  it('is a PDO to functions that ask for one', async () => {
    const {output} = await php(
      `${connect}function count_rows(PDO $db): int { return (int) $db->query('SELECT COUNT(*) FROM product')->fetchColumn(); }
echo count_rows($pdo);`,
      {setup: bakery()},
    );
    expect(output).toBe('9');
  });
});

it('lets a check send requests', async () => {
  const {checks} = await php('<?php echo "Hello, ", htmlspecialchars($_POST["name"] ?? "you");', {
    check:
      "expect(output).toBe('Hello, you'); expect(await request('POST /', 'name=%3Cb%3E')).toBe('Hello, &lt;b&gt;')",
  });
  expect(checks).toEqual([{passed: true, message: ''}]);
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
