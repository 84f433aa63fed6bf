import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {RunFile, RunRequest} from '../../src/runners/types';
import {eventually} from '../helpers/eventually';
import {serveRunners} from '../helpers/runnerPage';
import {triesWaysOut} from '../helpers/waysOut';

const {run, faults, page} = serveRunners();

const html = (text: string) => ({language: 'html', files: [{name: 'index.html', text}]}) as const;
const script = (code: string) => html(`<p>page</p><script>${code}</script>`);
/** Keeps the run going as long as it may, so that its result tells what comes meanwhile. */
const STAY = '(function stay() { if (!globalThis.isOver) setTimeout(stay, 20); })();';

const ENGINES: readonly (readonly [RunRequest['language'], readonly RunFile[]])[] = [
  ['sql', [{name: 'query.sql', text: 'SELECT 1;'}]],
  ['php', [{name: 'index.php', text: '<?php echo 1;'}]],
  ['console', [{name: 'terminal', text: '$ pwd'}]],
  ['scss', [{name: 'style.scss', text: 'a { b: c; }'}]],
];

for (const [language, files] of ENGINES) {
  test(`JavaScript in the worker of ${language} finds no way out`, async () => {
    // A check runs where the reader's code runs, so it sees what a hole in the engine would give.
    const check = `${triesWaysOut(page().url())}\nexpect(open).toEqual([]);`;
    const {checks} = await run({language, files, check});
    assert.deepEqual(checks, [{passed: true, message: ''}]);
    assert.deepEqual(faults(), []);
  });
}

test('a script in the console finds no way out', async () => {
  const text = `${triesWaysOut(page().url())}\nconsole.log(open);`;
  const {output} = await run({language: 'js', files: [{name: 'script.js', text}]});
  assert.equal(output, '[]\n');
  assert.deepEqual(faults(), []);
});

test('the same code finds ways out of a worker that nothing confines', async () => {
  const {origin, href} = new URL(page().url());
  const other = await page().context().browser()!.newPage();
  // The server of this test sends no policy here.
  await other.goto(`${origin}/runner/nothing`);
  const open = await other.evaluate(async (code) => {
    const text = `(async () => {${code}; postMessage(open);})()`;
    const worker = new Worker(URL.createObjectURL(new Blob([text])));
    return await new Promise<readonly string[]>((resolve) => {
      worker.onmessage = ({data}: MessageEvent<readonly string[]>) => resolve(data);
    });
  }, triesWaysOut(href));
  await other.close();
  const names = open.map((line) => line.split(':')[0]);
  for (const name of ['fetch', 'XMLHttpRequest', 'indexedDB', 'caches', 'a nested worker']) {
    assert.ok(names.includes(name), `${name} is not in ${names.join(', ')}`);
  }
});

test('PHP finds no bridge to JavaScript on any of several requests', async () => {
  const text = `<?php
// GET /?step=1
// GET /?step=2
// GET /?step=3
if (($_GET['step'] ?? '') === '1') file_put_contents('/php.ini', '');
echo function_exists('vrzno_eval') ? vrzno_eval('self.origin') : 'none';`;
  const {output} = await run({language: 'php', files: [{name: 'index.php', text}]});
  assert.deepEqual(output.match(/^(?!---).+$/gm), ['none', 'none', 'none']);
});

test('a preview opens no WebRTC connection', async () => {
  const {output} = await run(
    script('console.log(typeof RTCPeerConnection, typeof webkitRTCPeerConnection);'),
  );
  assert.equal(output, 'undefined undefined\n');
});

for (const [name, code] of [
  ['written', "document.body.insertAdjacentHTML('beforeend', FRAME);"],
  ['in a shadow root', "document.body.attachShadow({mode: 'closed'}).innerHTML = FRAME;"],
  [
    'made by a script',
    "const frame = document.createElement('iframe'); frame.srcdoc = CHILD; document.body.append(frame);",
  ],
] as const) {
  test(`a frame within a preview runs no script, ${name}`, async () => {
    const {output} = await run(
      script(`const CHILD = '<script>parent.postMessage(typeof RTCPeerConnection, "*")<\\/script>';
const FRAME = '<iframe srcdoc="' + CHILD.replaceAll('"', '&quot;') + '"></iframe>';
onmessage = ({data}) => console.log('a script runs and has', data);
${code} ${STAY}`),
    );
    assert.equal(output, '');
  });
}

test('a preview cannot take the keyboard away from the portal', async () => {
  await page().evaluate(() => {
    const field = document.createElement('input');
    field.id = 'search';
    document.body.prepend(field);
  });
  await page().mouse.move(0, 0);
  await page().focus('#search');
  const thief = html(
    `<input id="a"><script>setInterval(() => { focus(); a.focus(); }, 5); ${STAY}</script>`,
  );
  const {notes} = await run(thief);
  assert.match(notes?.[0] ?? '', /takes the keyboard away/);
  await page().keyboard.type('grid and flexbox', {delay: 60});
  const typed = await page().evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#search')!;
    const result = [field.value, document.activeElement === field] as const;
    field.remove();
    return result;
  });
  assert.deepEqual(typed, ['grid and flexbox', true]);
});

test('a preview that takes the focus once gives it back when it is loaded', async () => {
  await page().evaluate(() => {
    document.body.insertAdjacentHTML('afterbegin', '<button id="run">Run</button>');
    document.querySelector<HTMLElement>('#run')!.focus();
  });
  const {output} = await run(
    html('<input id="a" onfocus="console.log(\'focused\')"><script>a.focus();</script>'),
  );
  assert.equal(output, 'focused\n');
  await eventually(async () => await page().evaluate(() => document.activeElement?.id), 'run');
  await page().evaluate(() => document.querySelector('#run')!.remove());
});

test('a reader who clicks into a preview types into it', async () => {
  await run(html('<input id="a" oninput="console.log(a.value)">'));
  await page().frameLocator('#stage iframe').locator('input').click();
  await page().keyboard.type('abc', {delay: 200});
  await eventually(
    async () => await page().evaluate(() => (window as unknown as {late: string[]}).late.at(-1)),
    'abc\n',
  );
});

test('a preview cannot add to the history of the tab', async () => {
  const before = await page().evaluate(() => history.length);
  const {output} = await run(
    script(
      `addEventListener('load', () => { for (let i = 0; i < 40; i++) history.pushState({i}, '', ''); console.log(history.length, history.state.i); });
addEventListener('popstate', ({state}) => { console.log('back at', state.i); isOver = true; }); addEventListener('load', () => history.back()); ${STAY}`,
    ),
  );
  assert.equal(output, '41 39\nback at 38\n');
  assert.equal(await page().evaluate(() => history.length), before);
});

test('a preview that goes on changing the part of its address after # is taken down', async () => {
  const before = await page().evaluate(() => history.length);
  const {notes} = await run(
    script(
      "addEventListener('load', () => { let i = 0; setInterval(() => { location.hash = String(i++); }, 5); });",
    ),
  );
  assert.match(notes?.[0] ?? '', /changes the address of its page again and again/);
  assert.equal(await page().locator('#stage iframe').count(), 0);
  const grown = (await page().evaluate(() => history.length)) - before;
  assert.ok(grown <= 10, `${grown} steps`);
});

for (const code of [
  `location.href = '/';`,
  `location.href = 'https://www.youtube-nocookie.com/?data';`,
  `document.open(); location.href = '/';`,
]) {
  test(`a preview that navigates itself is taken down: ${code}`, async () => {
    const {notes} = await run(script(code));
    faults();
    assert.match(notes?.[0] ?? '', /has left the page|stopped answering/);
    assert.equal(await page().locator('#stage iframe').count(), 0);
  });
}

test('a script that closes its worker keeps what it has printed, and is no loop', async () => {
  for (const close of ['self.close()', 'DedicatedWorkerGlobalScope.prototype.close.call(self)']) {
    const text = `console.log('before');\n${close};\nconsole.log('after');`;
    const result = await run({language: 'js', files: [{name: 'script.js', text}]});
    assert.deepEqual([result.output, result.stopped], ['before\nafter\n', undefined]);
  }
});
