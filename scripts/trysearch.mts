import {launchChromium} from './lib/chromium';
import {createStaticServer, listen} from './lib/staticServer';
const s=createStaticServer(process.env.BUILD!,{}); const a=await listen(s);
const b=await launchChromium();
const c=await b.newContext({viewport:{width:1280,height:900}}); const page=await c.newPage();
for (const q of process.argv.slice(2)) {
  await page.goto(`${a}/modules/`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  const box = page.getByRole('combobox').first();
  await box.click(); await box.fill(q); await page.waitForTimeout(900);
  const opts = await page.getByRole('option').allInnerTexts();
  console.log('##',q,'\n  box:',opts.slice(0,5).map(t=>t.replace(/\n+/g,' | ')).join('\n       '));
  await page.goto(`${a}/search/?q=${encodeURIComponent(q)}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await page.waitForTimeout(1200);
  console.log('  page:',(await page.locator('main h3').allInnerTexts()).slice(0,5).join(' · '), '|', (await page.locator('main [role=status], main p').first().innerText()).slice(0,80));
}
await b.close(); s.close();
