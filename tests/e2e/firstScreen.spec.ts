import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {PHONE, servePortal} from '../helpers/portal';
import {LESSON} from '../helpers/reader';

const portal = servePortal();

/** Short and long titles, with few and with many things to learn. */
const LESSONS = [
  LESSON,
  '/modules/css/css-box-model/',
  '/modules/js/js-functions/',
  '/modules/js/js-dom/manipulating-attributes.html',
  '/modules/sass/sass-basics/nesting.html',
  '/modules/git/git-basics/commit.html',
  '/modules/bootstrap/bootstrap-components/',
  '/modules/tools/browsers/dev-tools.html',
];

interface Bottoms {
  readonly title: number;
  readonly outcomes: number;
  readonly sentence: number;
}

/** Where the parts of the first screen end, in pixels from the top of the page. */
function bottomsOf(page: Page): Promise<Bottoms> {
  return page.evaluate(() => {
    const intro = document.querySelector('[aria-label="About this lesson"]')!;
    const paragraph = document.querySelector('[aria-label="About this lesson"] ~ p')!;
    const text = paragraph.textContent;
    const end = /[.?!:]["”’)]*(?=\s|$)/.exec(text);
    const rest = end ? end.index + end[0].length : text.length;
    const range = document.createRange();
    range.setStart(paragraph, 0);
    const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    let before = 0;
    while (nodes.nextNode()) {
      const {length} = nodes.currentNode.textContent!;
      if (before + length >= rest) {
        range.setEnd(nodes.currentNode, rest - before);
        break;
      }
      before += length;
    }
    return {
      title: document.querySelector('h1')!.getBoundingClientRect().bottom,
      outcomes: intro.querySelector('ul')!.getBoundingClientRect().bottom,
      sentence: range.getBoundingClientRect().bottom,
    };
  });
}

for (const lesson of LESSONS) {
  test(`a phone’s first screen has title, outcomes and the first sentence of ${lesson}`, async () => {
    const {page} = await portal.open(lesson, {viewport: PHONE});
    const {title, outcomes, sentence} = await bottomsOf(page);
    const order = [0, title, outcomes, sentence];
    assert.deepEqual(
      order,
      order.toSorted((one, other) => one - other),
    );
    assert.ok(sentence <= PHONE.height, `the sentence ends at ${sentence}`);
  });
}
