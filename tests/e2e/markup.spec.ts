import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {test} from 'node:test';
import {HtmlValidate} from 'html-validate';
import {addressOf, readBuild} from '../../src/checker/built/readBuild';
import {checkBuild} from '../../src/checker/built/check';
import {readPortal} from '../../src/sources/registry';
import {PUBLISHED} from '../helpers/lessons';

/** Rules of check:build that the rows speak of: titles of frames, order of headings, names and languages. */
const RULES = /^built-(?:frames|head|headings|ids|names)$/;

/** One page of each type. */
const PAGES = [
  'index.html',
  '404.html',
  'mtm6130/index.html',
  'mtm6130/content/index.html',
  'modules/index.html',
  'modules/html/html-lists/index.html',
  'search/index.html',
];

/** Rules of html-validate that ask for more than WCAG does, or that axe judges with the page before it. */
const LEFT_OUT = {
  // Allowed, it says so itself; the label names a region that readers jump to.
  'aria-label-misuse': 'off',
  // Wants a name even of the only landmark of its kind; axe's landmark-unique is on.
  'unique-landmark': 'off',
  // Results come while one types, and Enter goes to the first.
  'wcag/h32': 'off',
} as const;

test('row A8: no page of the build has a frame, a heading, a name or a language amiss', () => {
  const {byAddress} = readPortal(process.cwd());
  const build = readBuild(resolve('build'), (path) => byAddress.get(addressOf(path))?.path);
  assert.ok(build.pages.size >= PUBLISHED.length);
  const faults = checkBuild(build).filter(({rule}) => RULES.test(rule));
  assert.deepEqual(faults, []);
});

test('row A9: a second judge of accessibility, html-validate, finds nothing on a page of each type', async () => {
  const judge = new HtmlValidate({root: true, extends: ['html-validate:a11y'], rules: LEFT_OUT});
  for (const path of PAGES) {
    const html = readFileSync(join('build', path), 'utf8');
    const {results} = await judge.validateString(html, path);
    const faults = results.flatMap(({messages}) =>
      messages.map(({ruleId, message, line, column}) => `${ruleId} ${line}:${column} ${message}`),
    );
    assert.deepEqual(faults, [], path);
  }
});
