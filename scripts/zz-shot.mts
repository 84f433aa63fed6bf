import {launchChromium} from './lib/chromium';
import {createStaticServer, listen} from './lib/staticServer';
import {mkdirSync} from 'node:fs';
const out='/tmp/pshots'; mkdirSync(out,{recursive:true});
const s=createStaticServer('build',{}); const a=await listen(s);
const b=await launchChromium();
const L='/modules/html/html-lists/';
const now=Date.now();
const data={version:1,done:{[L]:{at:now},'/modules/html/html-basics/':{at:now},'/modules/web-basics/':{at:now},'/modules/web-basics/file-paths.html':{at:now},'/mtm6130/labs/setup-environment.html':{at:now}},tasks:{},bookmarks:{[`${L}#nested-lists`]:{at:now,title:'Lists',heading:'Nested lists'},'/modules/css/css-grid/':{at:now,title:'Grid'}},notes:{[L]:{at:now,title:'Lists',text:'Close every li before the next one.\n\n<b>Ask</b> about dl.'},'/modules/gone.html':{at:now,title:'Floppy disks',text:'old'}}};
const steps: Record<string, [string, (p:any)=>Promise<void>]> = {
 home:['/',async()=>{}],
 course:['/mtm6130/',async()=>{}],
 content:['/mtm6130/content/#week-2',async()=>{}],
 lesson:[L,async p=>{await p.locator('section[aria-label="Your progress"]').scrollIntoViewIfNeeded();}],
 heading:[L,async p=>{const h=p.locator('.prose h2').nth(1); await h.scrollIntoViewIfNeeded(); await h.hover();}],
 note:[L,async p=>{await p.locator('section[aria-label="Your progress"] button').nth(1).click(); await p.locator('dialog[open]').waitFor();}],
 my:['/my/',async()=>{}],
 myend:['/my/',async p=>{await p.getByRole('button',{name:/^Remove the note on HTML Lists/}).click(); await p.getByRole('button',{name:'Yes, remove'}).click();}],
 keys:[L,async p=>{await p.keyboard.press('?'); await p.locator('dialog[open]').waitFor();}],
 footer:[L,async p=>{await p.evaluate(()=>window.scrollTo(0,1e6));}],
 using:['/modules/using-this-portal.html',async()=>{}],
};
for (const name of process.argv.slice(2)) {
  const [path,act]=steps[name.replace('!','')]!;
  for (const [w, scheme] of [[1280,'light'],[1280,'dark'],[390,'light'],[390,'dark']] as const) {
    const c=await b.newContext({viewport:{width:w,height:w===390?844:900}, colorScheme:scheme, hasTouch: w===390, bypassCSP:true}); const page=await c.newPage();
    if(!name.endsWith('!')) await page.addInitScript((d:any)=>{ if(!localStorage.getItem('reader')) {localStorage.setItem('reader',JSON.stringify(d)); localStorage.setItem('reader-places',JSON.stringify({mtm6130:{path:'/modules/html/html-lists/',hash:'#nested-lists',title:'Lists',at:1}})); localStorage.setItem('visited-pages','/modules/html/'); localStorage.setItem('code:/modules/html/html-lists/#snacks',JSON.stringify({texts:{'index.html':'<p>mine'},original:'x',at:5}));}}, data);
    await page.goto(`${a}${path}`);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await page.waitForTimeout(700); await act(page); await page.waitForTimeout(400);
    await page.screenshot({path:`${out}/${name}.${w}.${scheme}.png`, fullPage: ['using','home','my'].includes(name.replace('!',''))});
    await c.close();
  }
}
await b.close(); s.close();
