/**
 * Creates a page, a course or a widget in the right place.
 *
 * usage: npm run new -- lesson modules/css/css-grid/subgrid [--title "Subgrid"]
 *        npm run new -- course mtm6500 [--title "Design Systems"]
 *        npm run new -- widget Timeline
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {nearest} from '../src/lib/nearest';
import {planCourse} from '../src/authoring/make/course';
import {planLesson} from '../src/authoring/make/lesson';
import {CannotMake, type Plan} from '../src/authoring/make/plan';
import {planWidget} from '../src/authoring/make/widget';
import {readPortal} from '../src/sources/registry';

const KINDS = ['lesson', 'course', 'widget'];
const USAGE = `usage: npm run new -- lesson modules/css/css-grid/subgrid [--title "Subgrid"]
       npm run new -- course mtm6500 [--title "Design Systems"]
       npm run new -- widget Timeline`;

function plan(root: string, kind: string, name: string, title: string | undefined): Plan {
  switch (kind) {
    case 'lesson':
      return planLesson(name, readPortal(root), title);
    case 'course':
      return planCourse(name, readPortal(root), title);
    case 'widget':
      return planWidget(name, (path) => readFileSync(join(root, path), 'utf8'));
    default: {
      const like = nearest(kind, KINDS);
      throw new CannotMake(
        `“${kind}” is not something that can be created${like === undefined ? '' : `; did you mean ${like}?`}\n${USAGE}`,
      );
    }
  }
}

function write(root: string, {files, changed, notes}: Plan): void {
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existing !== undefined) {
    throw new CannotMake(`${existing} already exists`);
  }
  for (const [path, text] of Object.entries({...files, ...changed})) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), text);
    console.log(`${path in files ? 'made' : 'changed'}  ${path}`);
  }
  notes.forEach((note) => console.log(`next  ${note}`));
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {title: {type: 'string'}, root: {type: 'string'}},
  });
  const [kind, name] = positionals;
  if (kind === undefined || name === undefined) {
    throw new CannotMake(`name what to create\n${USAGE}`);
  }
  const root = resolve(values.root ?? join(__dirname, '..'));
  write(root, plan(root, kind, name, values.title));
}

try {
  main();
} catch (error) {
  console.error(`new: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
