/** @jest-environment jsdom */
import type {MouseEvent} from 'react';
import {clickedOffset} from '../../../../src/components/Workbench/clickedOffset';

let pointer = 'mouse';
let finePointer = true;

beforeEach(() => {
  pointer = 'mouse';
  finePointer = true;
  window.matchMedia = jest.fn(() => ({matches: finePointer})) as never;
  document.body.innerHTML =
    '<pre class="code-text"><code><span class=l>ab<b>c</b>\n</span><span class=l>def\n</span></code></pre><button>Copy</button>';
});

/** A click on an element, after which the caret is in a text of the code. */
function click(target: Element, text = 'def', at = 2): number | undefined {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()?.textContent?.startsWith(text) === false);
  document.getSelection()!.collapse(walker.currentNode, at);
  const event = {target, nativeEvent: {pointerType: pointer}};
  return clickedOffset(event as unknown as MouseEvent);
}

const code = () => document.querySelector('code')!;

it('counts the characters before the click, over lines and colours', () => {
  expect(click(code())).toBe('abc\nde'.length);
  expect(click(code(), 'c', 1)).toBe('abc'.length);
});

it('asks what the device points with when the browser does not say', () => {
  pointer = '';
  expect(click(code())).toBe(6);
  finePointer = false;
  expect(click(code())).toBeUndefined();
});

it.each(['touch', 'pen'])('leaves the code as it is for a tap by %s', (kind) => {
  pointer = kind;
  expect(click(code())).toBeUndefined();
});

it('leaves the code as it is when text has been selected', () => {
  click(code());
  document.getSelection()!.extend(code().firstChild!, 0);
  const event = {target: code(), nativeEvent: {pointerType: 'mouse'}};
  expect(clickedOffset(event as unknown as MouseEvent)).toBeUndefined();
});

it('leaves a click on something else alone', () => {
  expect(click(document.querySelector('button')!)).toBeUndefined();
  expect(click(code(), 'Copy', 1)).toBeUndefined();
});
