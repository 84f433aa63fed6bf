import type {Page} from 'playwright-core';

/**
 * Controls that are shown but need a script. Menus open without, and have a test of their own; boxes to tick
 * need none.
 */
export function deadControls(page: Page): Promise<readonly string[]> {
  return page
    .locator('button, input, select, [role="button"], [role="tab"]')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility({visibilityProperty: true}))
        .filter((control) => !(control as HTMLInputElement).disabled)
        .filter((control) => !control.nextElementSibling?.matches('ul[hidden]'))
        .filter((control) => !control.matches('[type="radio"], [type="checkbox"]'))
        .filter((control) => control.getAttribute('aria-expanded') !== 'true')
        .map(({outerHTML}) => outerHTML.slice(0, 120)),
    );
}
