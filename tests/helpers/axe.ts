import {readFileSync} from 'node:fs';
import type {Page} from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {readonly html: string; readonly failureSummary: string}[];
  }[];
}

/** What axe finds on the page as it stands, one line an element. The page is to be opened with `bypassCSP`. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.addStyleTag({content: '*{transition:none!important;animation:none!important}'});
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const {axe} = window as unknown as {axe: {run(options: object): Promise<Result>}};
    const {violations: found} = await axe.run({resultTypes: ['violations']});
    return found.flatMap(({id, nodes}) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
    );
  });
}
