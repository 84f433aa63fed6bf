/**
 * Weighs pages in build/ and fails if one is over its budget (budgets.json).
 *
 * usage: tsx scripts/check-budget.ts
 */
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {launchChromium} from './lib/chromium';
import {createStaticServer, listen} from './lib/staticServer';
import {weighPage, type PageWeight} from './lib/weights';

type Budget = Partial<Record<keyof PageWeight, number>>;

async function main(): Promise<void> {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build to weigh. Run npm run build first.');
  }
  const {pages} = JSON.parse(readFileSync('budgets.json', 'utf8')) as {
    pages: Record<string, Budget>;
  };
  const server = createStaticServer(resolve('build'));
  const address = await listen(server);
  const browser = await launchChromium();
  let over = 0;
  for (const [path, budget] of Object.entries(pages)) {
    const weight = await weighPage(browser, `${address}${path}`);
    const parts = Object.entries(weight).map(([kind, value]) =>
      kind === 'requests' ? `${kind} ${value}` : `${kind} ${(value / 1000).toFixed(1)}`,
    );
    console.log(`${path.padEnd(32)} ${parts.join('  ')}`);
    for (const [kind, limit] of Object.entries(budget)) {
      const value = weight[kind as keyof PageWeight] / (kind === 'requests' ? 1 : 1000);
      if (value > limit) {
        over += 1;
        console.error(`  over budget: ${kind} ${value.toFixed(1)} > ${limit}`);
      }
    }
  }
  await browser.close();
  server.close();
  console.log(`${Object.keys(pages).length} pages weighed, ${over} over budget`);
  process.exit(over > 0 ? 1 : 0);
}

void main();
