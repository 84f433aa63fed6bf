import {readFileSync} from 'node:fs';
import {nodeAssets} from 'lesson-php/node';
import {WORKERS} from '../../../../src/plugins/runtimes/workers';
import {PhpLessons} from '../../../../src/runners/php/engine';
import type {RunRequest, RunResult} from '../../../../src/runners/types';

jest.setTimeout(60_000);

const lessons = new PhpLessons(nodeAssets());

// PHP's build for Node makes the status of a script the exit code of this process.
const {exitCode} = process;
afterEach(() => {
  process.exitCode = exitCode;
});

async function php(text: string, request: Partial<RunRequest> = {}): Promise<RunResult> {
  return await lessons.run({
    language: 'php',
    files: [{name: 'index.php', text}],
    previous: [],
    setup: {},
    ...request,
  });
}

const BAKERY = {'setup.sql': readFileSync('content/setups/bakery/setup.sql', 'utf8')};
const CONNECT = "<?php\n$pdo = new PDO('mysql:host=localhost;dbname=bakery', 'root', '');\n";

it('publishes the WebAssembly that the loader of this version names', () => {
  const loader = readFileSync('node_modules/php-cgi-wasm/php8.3-cgi-worker.mjs', 'utf8');
  const wasm = WORKERS.find(({name}) => name === 'php.wasm');
  expect(wasm?.kind === 'copy' && loader.includes(wasm.from.split('/').at(-1)!)).toBe(true);
});

it('reads the database of the setup in the dialect of MySQL', async () => {
  const {output} = await php(
    `${CONNECT}$statement = $pdo->prepare('SELECT name, price, stock FROM product WHERE price > :least ORDER BY price LIMIT 1');
$statement->execute(['least' => 7]);
echo json_encode($statement->fetch(PDO::FETCH_ASSOC));`,
    {setup: BAKERY},
  );
  expect(output).toBe('{"name":"Sourdough","price":"7.25","stock":9}');
});

it('begins each run with the database of the setup as it was', async () => {
  const code = `${CONNECT}$pdo->prepare('INSERT INTO category (name) VALUES (?)')->execute(["x'); DROP TABLE product; --"]);
echo $pdo->lastInsertId(), ' ', $pdo->query('SELECT COUNT(*) FROM product')->fetchColumn();`;
  expect((await php(code, {setup: BAKERY})).output).toBe('5 9');
  expect((await php(code, {setup: BAKERY})).output).toBe('5 9');
});

it('answers a link or a form after the run, with the same session', async () => {
  const files = [
    {
      name: 'index.php',
      text: '<?php session_start(); echo $_SESSION["n"] = ($_SESSION["n"] ?? 0) + 1;',
    },
  ];
  const request: RunRequest = {language: 'php', files, previous: [], setup: {}};
  expect(await lessons.run(request)).toEqual({output: '1'});
  expect(await lessons.visit(request, {method: 'GET', address: '/', body: ''})).toEqual({
    output: '2',
  });
});

it('lets a check send requests', async () => {
  const {checks} = await php('<?php echo "Hello, ", htmlspecialchars($_POST["name"] ?? "you");', {
    check:
      "expect(output).toBe('Hello, you'); expect(await request('POST /', 'name=%3Cb%3E')).toBe('Hello, &lt;b&gt;')",
  });
  expect(checks).toEqual([{passed: true, message: ''}]);
});
