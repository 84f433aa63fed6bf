import {launchChromium} from './chromium';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const PORT = 9_333;
const FULL_SCORE = 100;

/** Lighthouse's scores for a page with its mobile settings; prints the audits that fail. */
export async function lighthouseScores(url: string): Promise<Readonly<Record<Category, number>>> {
  const {default: lighthouse} = await import('lighthouse');
  const browser = await launchChromium([`--remote-debugging-port=${PORT}`]);
  const result = await lighthouse(url, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  await browser.close();
  if (result === undefined) {
    throw new Error(`Lighthouse returned no result for ${url}`);
  }
  const {categories, audits} = result.lhr;
  const scores = CATEGORIES.map((name) => {
    const {score, auditRefs} = categories[name]!;
    if (name !== 'performance') {
      auditRefs
        .filter(({id, weight}) => weight > 0 && audits[id]!.score === 0)
        .forEach(({id}) => console.log(`  ${url} fails ${name}: ${audits[id]!.title}`));
    }
    return [name, Math.round((score ?? 0) * FULL_SCORE)] as const;
  });
  return Object.fromEntries(scores) as Record<Category, number>;
}
