import type {Page} from 'playwright-core';

/** Elements that reach past the right edge, unless something that scrolls or cuts holds them. */
export function sticksOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    const found = [...document.querySelectorAll('body *')]
      .filter((element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      )
      .filter((element) => {
        const {left, right, width} = element.getBoundingClientRect();
        const isOffstage = right <= 0 || left >= innerWidth;
        return width > 1 && !isOffstage && right > innerWidth + 1 && !isHeld(element.parentElement);
      })
      .map(({tagName, className}) => `${tagName} ${String(className)}`);
    const extra = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return extra > 0 ? [`page scrolls by ${extra}px`, ...found] : found;
  });
}

/** Words in boxes that cut them: not those that end in an ellipsis, and not those for screen readers alone. */
export function cutText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      )
      .filter((element) => {
        const {overflowX, overflowY, textOverflow, clipPath} = getComputedStyle(element);
        const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
        return (
          element.innerText?.trim() !== '' &&
          clipPath === 'none' &&
          ((cuts(overflowX) && textOverflow !== 'ellipsis' && scrollWidth > clientWidth + 1) ||
            (cuts(overflowY) && scrollHeight > clientHeight + 1))
        );
      })
      .map(
        (element) => `${element.tagName} ${element.className}: ${element.innerText.slice(0, 40)}`,
      );
  });
}

/** Controls of a part whose boxes lie over each other. */
export function overlapping(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(`${selector} :is(a[href], button, form)`),
    ]
      .filter((control) =>
        control.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      )
      .map((control) => ({control, box: control.getBoundingClientRect()}));
    return controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          (other) =>
            !one.control.contains(other.control) &&
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1,
        )
        .map((other) => `${one.control.innerText} and ${other.control.innerText}`),
    );
  }, within);
}

/** Words that stand in two lines. */
export function brokenWords(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const range = document.createRange();
    const found: string[] = [];
    for (const element of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const {0: word, index} of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) {
            found.push(word);
          }
        }
      }
    }
    return found;
  }, within);
}

/** What can be operated, and takes the focus, below something else: a bar that stands still, another control. */
export function covered(page: Page, within = 'body'): Promise<readonly string[]> {
  return page.evaluate(async (selector) => {
    const controls = document.querySelectorAll<HTMLElement>(
      `${selector} :is(a[href], button, input, select, summary, [tabindex="0"])`,
    );
    const found: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
        continue;
      }
      control.focus();
      await Promise.all(control.getAnimations().map(({finished}) => finished));
      // A link that wraps is where its first line is; what is hidden behind a label is where that is.
      const [own] = control.getClientRects();
      const [label] = (control as HTMLInputElement).labels ?? [];
      const box = label && own!.width <= 1 ? label.getBoundingClientRect() : own;
      const at = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isSeen =
        at instanceof Element &&
        [control, label].some((part) => part && (part.contains(at) || at.contains(part)));
      if (document.activeElement === control && !isSeen) {
        found.push(`${control.tagName} ${control.innerText.slice(0, 40) || control.ariaLabel}`);
      }
    }
    return found;
  }, within);
}

/**
 * Controls that a finger of this size would miss, tried out from their middle. Links in a line of text are let
 * off, as in WCAG 2.5.8.
 */
export function smallTargets(
  page: Page,
  size: number,
  within = 'body',
): Promise<readonly string[]> {
  return page.evaluate(
    ([selector, side]) => {
      const isInText = (control: Element): boolean => {
        const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
        let block = control.parentElement!;
        while (isInline(block)) {
          block = block.parentElement!;
        }
        return (
          isInline(control) &&
          (block.textContent ?? '').trim() !== (control.textContent ?? '').trim()
        );
      };
      const reach = side / 2 - 1;
      const controls = document.querySelectorAll<HTMLElement>(
        `${selector} :is(a[href], button, input, select, summary, [role="option"])`,
      );
      return [...controls]
        .filter((control) =>
          control.checkVisibility({visibilityProperty: true, opacityProperty: true}),
        )
        .filter((control) => !isInText(control))
        .flatMap((control) => {
          control.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
          const own = control.getBoundingClientRect();
          // Of a choice its words are part; what stands above the window comes in with the focus.
          const label = (control as HTMLInputElement).labels?.[0];
          const words = label?.getBoundingClientRect();
          const box = words && words.width > own.width ? words : own;
          if (own.bottom <= 0) {
            return [];
          }
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const hits = (dx: number, dy: number): boolean => {
            const at = document.elementFromPoint(x + dx, y + dy);
            return at !== null && (control.contains(at) || label?.contains(at) === true);
          };
          const isReached =
            box.width === 0 ||
            [
              [0, reach],
              [0, -reach],
              [reach, 0],
              [-reach, 0],
            ].every(([dx = 0, dy = 0]) => hits(dx, dy));
          return isReached
            ? []
            : [
                `${control.tagName} ${control.className} ${Math.round(box.width)}×${Math.round(box.height)}: ${(control.innerText || control.ariaLabel || '').slice(0, 40)}`,
              ];
        });
    },
    [within, size] as const,
  );
}
