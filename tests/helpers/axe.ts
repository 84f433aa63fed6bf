import {readFileSync} from 'node:fs';
import type {Page} from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looks at: selectors of parts, and of parts in them that are left out. */
interface Context {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

interface Result {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {readonly html: string; readonly failureSummary: string}[];
  }[];
}

/** Every violation that axe finds, of all its rules, with nothing in motion; needs `bypassCSP`. */
export async function violations(page: Page, context?: Context): Promise<readonly string[]> {
  await page.addStyleTag({content: '*{transition:none!important;animation:none!important}'});
  return runAxe(page, context);
}

/** The same on a page as it stands. */
export async function runAxe(
  page: Page,
  context: Context = {include: ['html']},
): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (parts) => {
    const {axe} = window as unknown as {
      axe: {run(context: object, options: object): Promise<Result>};
    };
    const {violations: found} = await axe.run(parts, {
      resultTypes: ['violations'],
      // Frames of examples have an origin of their own and run nothing of ours.
      iframes: false,
    });
    return found.flatMap(({id, nodes}) =>
      nodes.map(({html, failureSummary}) =>
        [id, html.slice(0, 160), failureSummary.slice(0, 200)].join(': '),
      ),
    );
  }, context);
}
