import {run} from '../../../../src/runners/console/engine';
import {colouredHtml} from '../../../../src/runners/console/colouredHtml';
import {paintAnswers} from '../../../../src/runners/console/paintAnswers';
import {plainText} from '../../../../src/lib/code/plainText';
import {highlightHtml} from '../../../../src/markdown/highlight';
import type {RunRequest, RunResult, TerminalRequest} from '../../../../src/runners/types';

const ZINE = `$ git config --global user.name Sam
$ git config --global user.email sam@example.com
$ git init -q -b main zine && cd zine
$ echo soup > soup.md
$ git add . && git commit -qm "Start"
$ git status -s`;

let count = 0;

/** A terminal after the run of a transcript, as the page uses it. */
async function start(text = ZINE, more: Partial<RunRequest> = {}) {
  count += 1;
  const session = `session ${count}`;
  const typed: string[] = [];
  const ask = async (
    terminal: Partial<TerminalRequest> = {},
    own: Partial<RunRequest> = {},
  ): Promise<RunResult> =>
    await run({
      language: 'console',
      files: [{name: 'terminal', text}],
      previous: [],
      setup: {},
      terminal: {session, typed: [...typed], ...terminal},
      ...more,
      ...own,
    });
  const result = await ask();
  return {
    result,
    ask,
    async type(command: string) {
      const answer = await ask({command});
      typed.push(command);
      return answer;
    },
    /** Other terminals are used until this one is no longer kept in memory. */
    async forget() {
      for (let other = 0; other < 6; other += 1) {
        await start('$ pwd');
      }
    },
  };
}

it('goes on from the state that the transcript leaves', async () => {
  const {result, type} = await start('$ mkdir site && cd site\n$ greeting=hello');
  expect(result.terminal?.folder).toBe('~/site');
  expect((await type('echo $greeting; pwd')).output).toBe('hello\n/home/student/site\n');
  expect((await type('cd ..')).terminal?.folder).toBe('~');
  expect((await type('pwd')).output).toBe('/home/student\n');
});

it('types everything again when the engine no longer has the terminal, with the same result', async () => {
  const kept = await start();
  const lost = await start();
  for (const command of ['echo salad > salad.md', 'git add .', 'git commit -m "Add the salad"']) {
    await kept.type(command);
    await lost.type(command);
  }
  await lost.forget();
  const log = await lost.type('git log --oneline && history | tail -1');
  const other = await kept.type('git log --oneline && history | tail -1');
  expect(log.output).toBe(other.output);
  expect(log.terminal?.coloured).toBe(other.terminal?.coloured);
  expect(log.output).toMatch(/Add the salad\n[0-9a-f]{7} Start\n/);
});

it('keeps the terminals of several examples apart', async () => {
  const one = await start('$ mkdir one && cd one');
  const two = await start('$ mkdir two && cd two');
  expect((await one.type('pwd')).output).toBe('/home/student/one\n');
  expect((await two.type('pwd')).output).toBe('/home/student/two\n');
});

it('begins again when the transcript is run again', async () => {
  const {type} = await start('$ pwd');
  await type('touch a.txt');
  const again = await start('$ pwd');
  expect((await again.type('ls')).output).toBe('');
});

it('gives the output in colours, and the words of it plain', async () => {
  const {type} = await start();
  const {output, terminal} = await type('touch new.md && git status -s');
  expect(output).toBe('?? new.md\n');
  expect(terminal?.coloured).toBe('\u001B[31m??\u001B[m new.md\n');
});

it('completes names in the state of the terminal', async () => {
  const {ask, type} = await start();
  await type('mkdir photos && git branch menu');
  expect((await ask({line: 'cd ph'})).terminal?.completion).toEqual({start: 3, names: ['photos/']});
  expect((await ask({line: 'git switch me'})).terminal?.completion?.names).toEqual(['menu']);
});

it('leaves the state as it is when it completes', async () => {
  const {ask, type} = await start();
  await ask({line: 'cat so'});
  expect((await type('history | wc -l')).output).toBe('7\n');
});

it('keeps a transcript with clear as it is shown', async () => {
  const {result} = await start('$ echo one\none\n$ clear\n$ echo two\ntwo');
  expect(result.output).toBe('$ echo one\none\n$ clear\n$ echo two\ntwo');
});

it('stops a command that never ends, and goes on after it', async () => {
  const {type} = await start();
  expect((await type('while true; do :; done')).stopped).toBe('loop');
  expect((await type('pwd')).output).toBe('/home/student/zine\n');
});

describe('the check of a task', () => {
  const CHECK =
    "expect((await run('git log --oneline')).trim().split('\\n')).toHaveLength(2);" +
    "await run('git commit --allow-empty -qm Checked');" +
    "expect(source).toContain('$ git commit --allow-empty -m Two');" +
    "expect(output).toContain('] Two');";

  it('sees what was typed after the transcript, and leaves no trace in the terminal', async () => {
    const {ask, type} = await start();
    expect((await ask({}, {check: CHECK})).checks?.[0]?.passed).toBe(false);
    await type('git commit --allow-empty -m Two');
    expect((await ask({}, {check: CHECK})).checks).toEqual([{passed: true, message: ''}]);
    expect((await type('git log --oneline | wc -l')).output).toBe('2\n');
  });

  it('shows only the output of the transcript as its own', async () => {
    const {ask, type, result} = await start();
    await type('echo typed');
    expect((await ask({}, {check: CHECK})).output).toBe(result.output);
  });
});

describe('colours as HTML', () => {
  it('has one span a line and the classes of highlighted code', () => {
    expect(colouredHtml('\u001B[1;31ma < b\nc\u001B[m & d\n')).toBe(
      '<span class=l><span class=d><b>a &lt; b</b></span>\n</span>' +
        '<span class=l><span class=d><b>c</b></span> &amp; d\n</span>',
    );
  });

  it('marks a background, which shows white space', () => {
    expect(colouredHtml('\u001B[41m  \u001B[m')).toBe('<span class=l><mark>  </mark>\n</span>');
  });

  it('paints the answers of a transcript and leaves its commands', async () => {
    const text = '$ touch new.md && git status -s\n?? new.md\n$ echo "a"\na';
    const {result} = await start(`${ZINE}\n${text}`);
    const html = highlightHtml(`${ZINE}\n${text}`, 'console');
    const painted = paintAnswers(html, colouredHtml(result.terminal!.coloured));
    expect(plainText(painted)).toBe(plainText(html));
    expect(painted).toContain('<span class=l><span class=d>??</span> new.md\n</span>');
    expect(painted.split('\n</span>').at(-3)).toBe(html.split('\n</span>').at(-3));
  });
});
