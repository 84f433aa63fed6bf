import type {Browser, Page} from 'playwright-core';
import type {PrintChoices} from '../../src/data/print';
import {printAddress, type PrintSubject} from '../../src/lib/print';

/** The print view reports its progress; one step may take this long on a busy machine. */
const STEP_PATIENCE_MS = 120_000;

export interface PdfOrder {
  readonly subject: PrintSubject;
  readonly choices: PrintChoices;
  readonly paper: string;
  readonly file: string;
}

/** Reads the arguments of `npm run pdf`; undefined if they are not valid. */
export function readOrder(args: readonly string[]): PdfOrder | undefined {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at]!;
    if (word === '--out' || word === '--paper') {
      at += 1;
      options.set(word, args[at] ?? '');
    } else if (word.startsWith('--')) {
      options.set(word, 'yes');
    } else {
      words.push(word);
    }
  }
  const subject = subjectOf(words);
  const isKnown = [...options].every(([name, value]) => OPTIONS.includes(name) && value !== '');
  if (subject === undefined || !isKnown) {
    return undefined;
  }
  return {
    subject,
    choices: {answers: !options.has('--no-answers'), further: !options.has('--no-further')},
    paper: options.get('--paper') ?? 'Letter',
    file: options.get('--out') ?? `${words.join('-').replaceAll(/[^\w-]+/g, '-')}.pdf`,
  };
}

const OPTIONS: readonly string[] = ['--out', '--paper', '--no-answers', '--no-further'];

function subjectOf([first = '', week, ...rest]: readonly string[]): PrintSubject | undefined {
  if (rest.length > 0 || !/^[\w./-]+$/.test(first)) {
    return undefined;
  }
  if (first.includes('/')) {
    return week === undefined ? {kind: 'page', address: first.replace(/^\/*/, '/')} : undefined;
  }
  return week === undefined ? {kind: 'course', course: first} : {kind: 'week', course: first, week};
}

/**
 * Writes the print view as a tagged PDF with bookmarks.
 *
 * @param portal address of a served build
 * @throws if a lesson is missing, with the message of the print view
 */
export async function writePdf(browser: Browser, portal: string, order: PdfOrder): Promise<void> {
  const {subject, choices, paper, file} = order;
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_PATIENCE_MS);
    await page.goto(`${portal}${printAddress(subject, choices)}`);
    const {state, text} = await whenLoaded(page);
    if (state !== 'ready') {
      throw new Error(text);
    }
    await page.pdf({
      path: file,
      format: paper,
      preferCSSPageSize: false,
      printBackground: true,
      tagged: true,
      outline: true,
    });
  } finally {
    await context.close();
  }
}

/** Waits as long as the print view makes progress; a whole course takes minutes. */
async function whenLoaded(page: Page): Promise<{readonly state: string; readonly text: string}> {
  await page.waitForSelector('[data-print]');
  const read = () =>
    page.evaluate(() => {
      const status = document.querySelector<HTMLElement>('[data-print]')!;
      return {state: status.dataset.print!, text: status.textContent};
    });
  let seen = await read();
  while (seen.state === 'loading') {
    await page.waitForFunction(
      (text) => document.querySelector('[data-print]')!.textContent !== text,
      seen.text,
    );
    seen = await read();
  }
  return seen;
}
