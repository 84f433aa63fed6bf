import {type CheckResult, runCheck} from '../../../lib/code/runCheck';
import type {FrameCheck} from '../protocol';

/** Time for a framework to render what an action changed. */
const RENDER_MS = 30;

/** Runs the check of a task on the page as it stands now. */
export async function checkPage(check: FrameCheck, output: string): Promise<CheckResult> {
  const {body, files, source} = check;
  return await runCheck(body, {
    source,
    files,
    output,
    document,
    window,
    query: (selector: string) => document.querySelector(selector),
    queryAll: (selector: string) => [...document.querySelectorAll(selector)],
    getComputedStyle: window.getComputedStyle.bind(window),
    click,
    type,
  });
}

async function click(element: HTMLElement): Promise<void> {
  element.focus();
  element.click();
  await rendered();
}

/** Types into a field as a reader would: frameworks listen to the value's own setter. */
async function type(element: HTMLElement, text: string): Promise<void> {
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const prototype = Object.getPrototypeOf(element) as object;
    const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    setter?.call(element, text);
  } else if (element instanceof HTMLSelectElement) {
    element.value = text;
  } else {
    element.textContent = text;
  }
  element.dispatchEvent(new Event('input', {bubbles: true}));
  element.dispatchEvent(new Event('change', {bubbles: true}));
  await rendered();
}

async function rendered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
}
