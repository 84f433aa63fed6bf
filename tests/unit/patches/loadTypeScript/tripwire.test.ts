import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from 'esbuild';
import {writeTree} from '../../../helpers/writeTree';

const ROOT = join(__dirname, '../../../..');
const SOURCE = join(ROOT, 'src/patches/loadTypeScript/index.ts');

/** Jest replaces Node's module loader, so the patch runs in a Node of its own. */
it('trip-wire: Node’s require takes TypeScript, and what that imports, from esbuild', () => {
  const {code} = transformSync(readFileSync(SOURCE, 'utf8'), {loader: 'ts', format: 'cjs'});
  const folder = writeTree({
    'load.cjs': code,
    'config/sum.ts':
      "import {two} from './two';\nexport const sum: number = (two satisfies number) + 1;",
    'config/two.ts': 'export const two = 2 as const;',
  });
  const script = `console.log(require('./load.cjs').loadTypeScript(${JSON.stringify(join(folder, 'config/sum'))}).sum)`;
  const printed = execFileSync(process.execPath, ['-e', script], {
    cwd: folder,
    env: {...process.env, NODE_PATH: join(ROOT, 'node_modules')},
    encoding: 'utf8',
  });
  expect(printed).toBe('3\n');
});
