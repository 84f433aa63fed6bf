import {createStaticServer, listen} from './scripts/lib/staticServer';
import {launchChromium} from './scripts/lib/chromium';
let down=false;
const hits:string[]=[];
const server=createStaticServer('build',{compress:true, intercept:(q,s)=>{ hits.push(q.url!); if(down){q.socket.destroy();return true;} return false;}});
const address=await listen(server);
const b=await launchChromium(); const ctx=await b.newContext({viewport:{width:1280,height:900}}); const page=await ctx.newPage();
page.on('console',m=>{ if(['error','warning'].includes(m.type())) console.log('  console',m.type(),m.text().slice(0,200));}); page.on('pageerror',e=>console.log('  pageerror',e.message));
const heard:string[]=[];
await page.goto(address+'/mtm6130/'); await page.waitForSelector('html[data-has-hydrated="true"]',{state:'attached'});
console.log('registrations before', await page.evaluate(async()=>(await navigator.serviceWorker.getRegistrations()).length), hits.filter(h=>h.includes('offline')||h.includes('sw.js')));
await page.locator('summary',{hasText:'Save this course'}).scrollIntoViewIfNeeded();
await page.screenshot({path:'/tmp/off1.png'});
await page.locator('summary',{hasText:'Save this course'}).click();
await page.getByRole('button',{name:/Save \(/}).waitFor();
await page.screenshot({path:'/tmp/off2.png'});
const t=Date.now();
await page.getByRole('button',{name:/Save \(/}).click();
await page.locator('progress').waitFor(); await page.screenshot({path:'/tmp/off3.png'});
await page.getByText(/^Saved on/).waitFor({timeout:120000});
console.log('saved in',Date.now()-t, await page.evaluate(()=>navigator.storage.estimate()));
await page.screenshot({path:'/tmp/off4.png'});
await page.waitForFunction(()=>Boolean(navigator.serviceWorker.controller));
down=true; server.closeAllConnections(); await ctx.setOffline(true);
for (const p of ['/mtm6130/','/modules/html/html-lists/','/modules/css/css-animations/','/modules/cmd/navigation-3.html','/modules/git/github-pages/','/search/?q=flexbox','/modules/php/']) {
  const r=await page.goto(address+p).catch(e=>String(e).slice(0,200));
  await page.waitForTimeout(1500);
  console.log(p, typeof r==='string'?r:r?.status(), await page.title(), 'alive', await page.locator('html[data-has-hydrated="true"]').count());
  if (p.includes('html-lists')) { const bt=page.getByRole('button',{name:'Run',exact:true}).first(); const still=page.locator('iframe').first(); console.log('  still:', (await still.contentFrame().locator('body').innerText().catch(String)).slice(0,80), await still.getAttribute('sandbox')); if(await bt.count()) {await bt.click(); await page.waitForTimeout(3000); console.log('  run:', page.frames().map(f=>f.url().replace(address,'')), (await page.frameLocator('iframe[title="Result of the example"]').first().locator('body').innerText().catch(String)).slice(0,80)); await page.screenshot({path:'/tmp/off5.png'});} }
  if (p.includes('navigation-3')||p.includes('github-pages')) { for (const bt of (await page.getByRole('button',{name:'Run',exact:true}).all()).slice(0,3)) { await bt.click(); await page.waitForTimeout(2500);} console.log('  ', (await page.locator('main').innerText()).match(/could not be loaded[^\n]*|Same as shown[^\n]*|As shown[^\n]*|Done[^\n]*/gi)); await page.screenshot({path:'/tmp/off6.png'}); }
  if (p.includes('search')) { await page.waitForTimeout(2000); console.log('  ', (await page.locator('main').innerText()).slice(0,300)); }
}
await b.close(); server.close();
