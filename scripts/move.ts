/**
 * Moves or renames a page, or a folder with its pages, and updates everything that names it: links, `course.yml`,
 * `requires`, `prev` and `next`. The old address becomes an alias.
 *
 * usage: npm run move -- modules/css/css-grid/grid-gap modules/css/css-grid/gap
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {planMove, type MovePlan} from '../src/authoring/make/move';
import {CannotMake} from '../src/authoring/make/plan';
import {checkContent} from '../src/checker/run/check';

const USAGE = 'usage: npm run move -- modules/css/css-grid/grid-gap modules/css/css-grid/gap';

function carryOut(root: string, {moves, texts, notes}: MovePlan): void {
  for (const [from, to] of moves) {
    mkdirSync(dirname(join(root, to)), {recursive: true});
    renameSync(join(root, from), join(root, to));
    console.log(`moved    ${from} → ${to}`);
  }
  new Set([...moves.keys()].map(dirname)).forEach((folder) => removeEmpty(join(root, folder)));
  for (const [path, text] of Object.entries(texts)) {
    writeFileSync(join(root, path), text);
    console.log(`changed  ${path}`);
  }
  notes.forEach((note) => console.log(`next     ${note}`));
}

function removeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) {
    rmdirSync(folder);
    removeEmpty(dirname(folder));
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {root: {type: 'string'}},
  });
  const [from, to, ...rest] = positionals;
  if (from === undefined || to === undefined || rest.length > 0) {
    throw new CannotMake(`name the page and where to move it\n${USAGE}`);
  }
  const root = resolve(values.root ?? join(__dirname, '..'));
  const {portal, facts} = await checkContent(root, {cache: true});
  const read = (path: string): string =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  carryOut(root, planMove(from, to, {portal, facts, read}));
}

main().catch((error: unknown) => {
  console.error(`move: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
