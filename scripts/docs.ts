/**
 * Writes the pages of `docs/` that are generated from code.
 *
 * usage: tsx scripts/docs.ts [--check]
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {frontMatterPage} from '../src/authoring/reference/frontMatterPage';
import {rulePages} from '../src/authoring/reference/rulePages';
import {livePage, widgetsPage} from '../src/authoring/reference/widgetPages';
import {badInputsPage} from './lib/badInputsPage';

const pages: Readonly<Record<string, string>> = {
  'docs/front-matter.md': frontMatterPage(),
  'docs/widgets.md': widgetsPage(),
  'docs/bad-inputs.md': badInputsPage(),
  'modules/_authors/index.md': livePage(),
  ...rulePages(),
};

for (const [path, text] of Object.entries(pages)) {
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (isCurrent) {
    continue;
  }
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date; run npm run docs`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
}
