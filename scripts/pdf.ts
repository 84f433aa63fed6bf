/**
 * Writes a lesson, a week or a course from build/ as a PDF with tags and bookmarks.
 *
 * usage: tsx scripts/pdf.ts mtm6130 week-5
 *        tsx scripts/pdf.ts mtm6130
 *        tsx scripts/pdf.ts modules/css/css-grid/grid-gap.html
 *        [--out file.pdf] [--paper A4] [--no-answers] [--no-further]
 */
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {launchForPaper} from './lib/chromium';
import {readOrder, writePdf, type PdfOrder} from './lib/pdf';
import {createStaticServer, listen} from './lib/staticServer';

const USAGE =
  'Say what to print: npm run pdf -- mtm6130 week-5, npm run pdf -- mtm6130, or npm run pdf -- modules/css/css-grid/grid-gap.html. Options: --out file.pdf, --paper A4, --no-answers, --no-further.';

async function main(order: PdfOrder): Promise<void> {
  const server = createStaticServer(resolve('build'));
  const portal = await listen(server);
  const browser = await launchForPaper();
  try {
    await writePdf(browser, portal, order);
    console.log(`wrote ${order.file}`);
  } finally {
    await browser.close();
    server.close();
  }
}

const order = readOrder(process.argv.slice(2));
if (order === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (!existsSync('build/print/index.html')) {
  console.error('There is no finished build in build/. Run npm run build:site first.');
  process.exitCode = 1;
} else {
  main(order).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
