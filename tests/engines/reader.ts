import {eventually} from '../helpers/eventually';
import type {Engine} from './engine';

/** The attribute that marks the element an engine is to click. */
const MARK = 'data-journey';

type Argument = string | number | null;

/** Calls a function in the page. */
export function call<T>(
  {evaluate}: Engine,
  work: (...given: never[]) => T,
  ...given: readonly Argument[]
): Promise<T> {
  // tsx names inner functions by a helper that does not exist in the page.
  return evaluate(`((__name) => (${String(work)})(...${JSON.stringify(given)}))((value) => value)`);
}

/** Waits for a shown element by selector and the beginning of its text or label, and gives a selector of it alone. */
export async function find(
  engine: Engine,
  selector: string,
  text: string | null = null,
): Promise<string> {
  const isFound = () =>
    call(
      engine,
      (css: string, start: string | null, mark: string) => {
        const names = (element: Element) => [
          element.getAttribute('aria-label') ?? '',
          element.textContent ?? '',
        ];
        const found = [...document.querySelectorAll(css)].find(
          (element) =>
            element.getClientRects().length > 0 &&
            (start === null || names(element).some((name) => name.trim().startsWith(start))),
        );
        document.querySelector(`[${mark}]`)?.removeAttribute(mark);
        found?.setAttribute(mark, '');
        found?.scrollIntoView({block: 'center', behavior: 'instant'});
        return found !== undefined;
      },
      selector,
      text,
      MARK,
    );
  try {
    await eventually(isFound, true);
  } catch (error) {
    throw new Error(`Nothing shown is ${selector} ${text ?? ''}`, {cause: error});
  }
  return `[${MARK}]`;
}

/** Clicks an element once it rests where the pointer reaches it; drivers do not wait for that. */
export async function click(engine: Engine, selector: string, text?: string): Promise<void> {
  // Sought afresh each time: hydration may put another element in the place of the first.
  const isReachable = async () =>
    call(
      engine,
      (css: string) => {
        const element = document.querySelector(css);
        const box = element?.getClientRects()[0];
        if (!element || !box) {
          return false;
        }
        const isMoving = document
          .getAnimations()
          .some(({effect}) => (effect as KeyframeEffect).target?.contains(element));
        // The lower part of a page comes a moment after the upper one.
        const isGrowing = document.querySelector('[aria-busy="true"]:empty') !== null;
        const {x, y, width, height} = box;
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return !isMoving && !isGrowing && element.contains(hit);
      },
      await find(engine, selector, text),
    );
  try {
    await eventually(isReachable, true);
  } catch (error) {
    throw new Error(`Out of reach of the pointer: ${selector} ${text ?? ''}`, {cause: error});
  }
  await engine.click(`[${MARK}]`);
}

/** Opens a page and waits until React has taken it over. */
export async function open(engine: Engine, address: string): Promise<void> {
  await engine.goto(address);
  await eventually(() => call(engine, () => document.documentElement.dataset.hasHydrated), 'true');
}

export async function shows(engine: Engine, title: string): Promise<void> {
  await eventually(
    () => call(engine, () => document.querySelector('main h1')?.textContent ?? ''),
    title,
  );
}

/** Takes what the probe has heard since the last call. */
export function takeFaults(engine: Engine): Promise<readonly string[]> {
  return call(engine, () => {
    const heard = window.name || '[]';
    window.name = '';
    return JSON.parse(heard) as readonly string[];
  });
}

/** Waits until an attribute of the first element that matches has a value. */
export function hasAttribute(
  engine: Engine,
  selector: string,
  name: string,
  value: string | null,
): Promise<void> {
  return eventually(
    () =>
      call(
        engine,
        (css: string, attribute: string) =>
          document.querySelector(css)?.getAttribute(attribute) ?? null,
        selector,
        name,
      ),
    value,
  );
}

/** Gives the focus to the shown element that `find` would find. */
export async function focus(engine: Engine, selector: string, text?: string): Promise<void> {
  await call(
    engine,
    (css: string) => document.querySelector<HTMLElement>(css)!.focus(),
    await find(engine, selector, text),
  );
}

/** Waits until the focus is on an element that matches. */
export function isFocused(engine: Engine, selector: string): Promise<void> {
  return eventually(
    () => call(engine, (css: string) => document.activeElement?.matches(css) ?? false, selector),
    true,
  );
}
