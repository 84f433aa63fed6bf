import {triesWaysOut} from './waysOut';

/** Where whoever finds a way out arrives (lure.ts); scripts/test-engines.ts sets `LURE` to a server that listens. */
export function lureAddress(): string {
  return process.env.LURE ?? 'http://localhost:47813/';
}

interface Engine {
  readonly language: string;
  readonly code: string;
}

/** Engines that run in a worker, each with an example that does nothing. */
export const WORKERS: readonly Engine[] = [
  {language: 'sql', code: 'SELECT 1;'},
  {language: 'php', code: '<?php echo 1;'},
  {language: 'console', code: '$ pwd'},
  {language: 'scss', code: 'a { b: c; }'},
];

interface Example {
  readonly id: string;
  readonly fence: string;
  readonly code: string;
}

const examplesFor = (lure: string): readonly Example[] => [
  {id: 'script', fence: 'js run', code: `${triesWaysOut(lure)}\nconsole.log(open);`},
  {
    id: 'bridge',
    fence: 'php run',
    code: `<?php
// GET /?step=1
// GET /?step=2
if (($_GET['step'] ?? '') === '1') file_put_contents('/php.ini', '');
echo function_exists('vrzno_eval') ? vrzno_eval('self.origin') : 'no bridge';`,
  },
  {
    id: 'webrtc',
    fence: 'html preview height=80',
    code: `<p id="said"></p>
<script>
said.textContent = typeof RTCPeerConnection;
const frame = document.createElement('iframe');
frame.srcdoc = '<script>parent.postMessage("a script runs", "*")<\\/script>';
document.body.append(frame);
onmessage = ({data}) => { said.textContent = data; };
setTimeout(() => said.append(' after a while'), 500);
</script>`,
  },
  {
    id: 'focus',
    fence: 'html preview height=80',
    code: `<input id="field">
<script>
setInterval(() => { focus(); field.focus(); }, 5);
</script>`,
  },
  {
    id: 'history',
    fence: 'html preview height=80',
    code: `<p>history</p>
<script>
addEventListener('load', () => {
  for (let i = 0; i < 30; i += 1) history.pushState({i}, '', '');
  setInterval(() => { location.hash = String(Math.random()); }, 5);
});
</script>`,
  },
  {
    id: 'leaves',
    fence: 'html preview height=80',
    code: `<p>leaves</p>
<script>
location.href = '${lure}';
</script>`,
  },
  {
    id: 'portal',
    fence: 'html preview height=80',
    code: `<p>leaves</p>
<script>
location.href = '/';
</script>`,
  },
  {id: 'close', fence: 'js run', code: "console.log('kept');\nself.close();"},
];

/** A lesson whose examples and checks try what an example must not do. */
export function hostileLesson(): string {
  const lure = lureAddress();
  const tasks = WORKERS.map(
    ({language, code}) => `<Task title="Ways out of ${language}" id="out-${language}">

Look for a way out.

~~~${language} start
${code}
~~~

~~~js test
${triesWaysOut(lure)}
expect(open.join(', '), 'Open: ' + open.join(', ')).toBe('');
~~~

~~~${language} solution
${code}
~~~

</Task>`,
  );
  const examples = examplesFor(lure).map(({id, fence, code}) => {
    const [language, ...words] = fence.split(' ');
    return ['~~~' + [language, ...words, `id=${id}`].join(' '), code, '~~~'].join('\n');
  });
  return [
    `---
title: Hostile examples
description: Examples and checks that try what they must not do.
---

# Hostile examples`,
    ...examples,
    ...tasks,
    '',
  ].join('\n\n');
}
