import {type CheckResult, runCheck} from '../../../lib/code/runCheck';
import type {FrameCheck} from '../protocol';

/** Time that a framework may take to render the effect of an action. */
const RENDER_MS = 30;

/** Runs the check of a task on the page in its current state. */
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

/**
 * Types into a field as a reader would. It calls the native setter of `value`, because frameworks override
 * the element's own.
 */
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
