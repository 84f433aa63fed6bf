import {cutBridge} from '../src/bridge';
import {nodeAssets} from '../src/node';
import {databaseOf, php} from './helpers/php';

jest.setTimeout(60_000);

/** What a script of several requests tries, with what the last of them must say. */
const ATTACKS: readonly (readonly [string, string])[] = [
  ['an empty file of settings', "file_put_contents('/php.ini', '');"],
  [
    'a link to other settings',
    "file_put_contents('/tmp/own.ini', ''); unlink('/php.ini'); symlink('/tmp/own.ini', '/php.ini');",
  ],
  [
    'a folder in the place of the settings',
    "unlink('/php.ini'); mkdir('/php.ini'); file_put_contents('/php.ini/a', '');",
  ],
  ['settings elsewhere', "file_put_contents('/tmp/php.ini', ''); putenv('PHPRC=/tmp/php.ini');"],
  [
    'settings in the folder of the site',
    "file_put_contents('/www/php.ini', 'disable_functions='); file_put_contents('/www/.user.ini', 'disable_functions=');",
  ],
  [
    'further settings',
    "file_put_contents('/config/more.ini', 'disable_functions='); putenv('PHP_INI_SCAN_DIR=/config');",
  ],
];

describe.each(ATTACKS)('%s', (_, attack) => {
  it('does not bring the bridge to JavaScript back on a later request', async () => {
    const {output} = await php(`<?php
// GET /?step=1
// GET /?step=2
// GET /?step=3
if (($_GET['step'] ?? '') === '1') { ${attack} }
echo function_exists('vrzno_eval') ? 'bridge' : 'none', ini_get('memory_limit');`);
    expect(output.split('\n').filter((line) => !line.startsWith('---'))).toEqual(
      Array.from({length: 3}, () => 'none64M'),
    );
  });

  it('does not bring it back for the next example', async () => {
    await php(`<?php ${attack}`);
    const {output} = await php("<?php echo function_exists('vrzno_eval') ? 'bridge' : 'none';");
    expect(output).toBe('none');
  });
});

it('has no function that opens a library', async () => {
  const {error} = await php("<?php dl('/tmp/own.so');");
  expect(error?.message).toContain('undefined function dl()');
});

it('gives the next example what this one has changed of the engine’s own files back', async () => {
  await php(
    "<?php foreach (['/config/pdo.php', '/config/prepend.php', '/own.php'] as $file) file_put_contents($file, 'changed');",
  );
  const {output} = await php(
    "<?php echo file_exists('/own.php') ? 'left' : 'gone', new PDO('mysql:') instanceof PDO;",
    {openDatabase: databaseOf('shop', 'SELECT 1')},
  );
  expect(output).toBe('gone1');
});

describe('the imports of the program', () => {
  /** Imports that Emscripten or an extension implements with JavaScript of its own. */
  const SUSPICIOUS = /asm_const|asyncjs|em_js|run_script|fetch|vrzno|eval/i;
  let names: readonly string[];

  beforeAll(async () => {
    names = WebAssembly.Module.imports(await nodeAssets().wasm()).map(({name}) => name);
  });

  function cut(): Record<string, (...values: readonly number[]) => unknown> {
    const env = Object.fromEntries(names.map((name) => [name, () => 'JavaScript']));
    cutBridge({env}, MEMORY, ['own.so']);
    return env;
  }

  const MEMORY = new WebAssembly.Memory({initial: 1});

  /** The record of a library, as the program hands it over. */
  function library(name: string, data: number): number {
    const handle = 64;
    const view = new DataView(MEMORY.buffer);
    view.setUint32(handle + 28, data, true);
    new Uint8Array(MEMORY.buffer).set(new TextEncoder().encode(`${name}\0`), handle + 36);
    return handle;
  }

  it('that lead to JavaScript do nothing', () => {
    const env = cut();
    const open = names.filter((name) => SUSPICIOUS.test(name) && env[name]!() !== 0);
    expect(names.filter((name) => SUSPICIOUS.test(name)).length).toBeGreaterThan(5);
    expect(open).toEqual([]);
  });

  it.each([
    ['a library of the engine', '/lib/own.so', 0, 'JavaScript'],
    ['another library', '/tmp/other.so', 0, 0],
    ['a file of that name that a script has written', '/lib/own.so', 4096, 0],
  ])('open or refuse %s', (_, name, data, expected) => {
    expect(cut()._dlopen_js!(library(name, data))).toBe(expected);
  });
});
