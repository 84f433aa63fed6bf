import assert from 'node:assert/strict';
import {test} from 'node:test';
import {OUTPUT_LIMIT} from '../../src/data/runLimits';
import type {RunnableLanguage} from '../../src/data/languages';
import type {RunResult, StopReason} from '../../src/runners/types';
import {serveRunners} from '../helpers/runnerPage';
import {ATTEMPTS, STALL_LIMIT, stallDuring} from '../helpers/stall';

const {run, page} = serveRunners();

const MEGABYTE = 1024 * 1024;
const lines = (line: string, bytes: number) => line.repeat(Math.ceil(bytes / line.length));

interface BadInput {
  readonly name: string;
  readonly text: string;
  /** What came of it: the output, then the error. */
  readonly says?: RegExp;
  readonly stopped?: StopReason;
}

interface Language {
  readonly language: RunnableLanguage;
  readonly file: string;
  /** An example that prints `next`. */
  readonly next: string;
  readonly inputs: readonly BadInput[];
}

/** Endless loops and floods of the other languages stand in runners.spec.ts. */
const LANGUAGES: readonly Language[] = [
  {
    language: 'sql',
    file: 'query.sql',
    next: "SELECT 'next';",
    inputs: [
      {name: 'an unfinished statement', text: 'SELECT * FROM', says: /1064 \(42000\).*near ''/},
      {name: 'a quotation that is never closed', text: "SELECT 'abc", says: /1064 \(42000\)/},
      {
        name: 'an unknown table',
        text: 'SELECT * FROM nope;',
        says: /1146 \(42S02\): Table '\w+\.nope' doesn't exist/,
      },
      {
        name: 'a wrong type',
        text: "CREATE TABLE t (a INT); INSERT INTO t VALUES ('x');",
        says: /1366 \(HY000\): Incorrect integer value: 'x' for column 'a' at row 1/,
      },
      {
        name: '10 MB of output',
        text: lines("SELECT REPEAT('x', 90000);\n", 3000),
        stopped: 'output',
      },
      {
        name: 'a script of 5 MB',
        text: `${lines('-- a note\n', 5 * MEGABYTE)}SELECT 'end';`,
        says: /end/,
      },
      {name: 'a NUL byte', text: 'SELECT \0 1;', says: /1064 \(42000\)/},
      {name: 'an unpaired surrogate', text: "SELECT 'a\ud800b' AS broken;", says: /1 row in set/},
    ],
  },
  {
    language: 'console',
    file: 'terminal',
    next: '$ echo next',
    inputs: [
      {name: 'an unfinished loop', text: '$ for n in 1 2', says: /bash: .*unexpected end of file/},
      {
        name: 'a quotation that is never closed',
        text: "$ echo 'abc",
        says: /bash: .*unexpected EOF/,
      },
      {name: 'an endless loop', text: '$ while :; do :; done', stopped: 'loop'},
      {name: 'an endless recursion', text: '$ f() { f; }; f', stopped: 'loop'},
      {name: '10 MB of output', text: '$ seq 1 2000000', stopped: 'output'},
      {name: '10 MB in one line', text: '$ printf "%010000000d" 1', stopped: 'output'},
      {
        name: 'a file of 5 MB',
        text: `$ cat > big.txt <<EOF\n${lines('> a line of notes\n', 5 * MEGABYTE)}> EOF\n$ wc -l big.txt`,
        says: /^\$ cat > big\.txt/,
      },
      {name: 'one line of 5 MB', text: `$ : ${'word '.repeat(MEGABYTE)}`},
      {name: 'a NUL byte', text: '$ echo a\0b', says: /a/},
      {name: 'an unpaired surrogate', text: '$ echo a\ud800b', says: /a.*b/su},
    ],
  },
  {
    language: 'php',
    file: 'index.php',
    next: "<?php echo 'next';",
    inputs: [
      {name: 'a bracket that is never closed', text: '<?php if (true) {', says: /Unclosed '\{'/},
      {
        name: 'an endless recursion',
        text: '<?php function f() { return f() + 1; } f();',
        says: /exhausted|recursion/,
      },
      {
        name: '10 MB of output',
        text: "<?php for ($i = 0; $i < 1e6; $i++) echo '0123456789';",
        stopped: 'output',
      },
      {
        name: 'a script of 5 MB',
        text: `<?php\n${lines('// a note\n', 5 * MEGABYTE)}echo 'end';`,
        says: /end/,
      },
      {name: 'a NUL byte', text: '<?php\n\0 echo 1;', says: /Parse error/},
      {name: 'an unpaired surrogate', text: "<?php echo 'a\ud800b';", says: /a\ufffdb/},
    ],
  },
  {
    language: 'js',
    file: 'script.js',
    next: "console.log('next');",
    inputs: [
      {name: 'a bracket that is never closed', text: 'if (true) {', says: /./},
      {
        name: 'an endless recursion',
        text: 'function f() { f(); } f();',
        says: /RangeError|recursion/,
      },
      {
        name: 'a script of 5 MB',
        text: `${lines('// a note\n', 5 * MEGABYTE)}console.log('end');`,
        says: /end/,
      },
      {name: 'a NUL byte', text: 'const a = \0 1;', says: /./},
      {name: 'an unpaired surrogate', text: "console.log('a\ud800b');", says: /a.*b/su},
    ],
  },
];

/** Characters of a wrong answer that a failure shows. */
const SHOWN = 300;

const textOf = ({output, error}: RunResult) => `${output}\n${error?.message ?? ''}`;

for (const {language, file, next, inputs} of LANGUAGES) {
  for (const {name, text, says, stopped} of inputs) {
    test(`${language} answers ${name}, the portal goes on, and the next run works`, async (t) => {
      let least = Infinity;
      const answers: (string | undefined)[] = [];
      const expected = says ?? /^/;
      // Other work on the machine can only add to a stall, or let a clock end the run; so the best of several counts.
      for (
        let attempt = 0;
        attempt < ATTEMPTS && !(least <= STALL_LIMIT && answers.includes(undefined));
        attempt += 1
      ) {
        const stall = await stallDuring(page(), async () => {
          const result = await run({language, files: [{name: file, text}]});
          assert.ok(result.output.length <= OUTPUT_LIMIT);
          const isAnswer = result.stopped === stopped && expected.test(textOf(result));
          answers.push(
            isAnswer ? undefined : `${result.stopped} ${textOf(result).slice(0, SHOWN)}`,
          );
        });
        least = Math.min(least, stall);
      }
      t.diagnostic(`the portal stood still for ${least.toFixed(0)} ms`);
      assert.ok(least <= STALL_LIMIT, `${least} ms`);
      assert.ok(answers.includes(undefined), answers.join('\n'));
      const after = await run({language, files: [{name: file, text: next}]});
      assert.equal(after.error, undefined);
      assert.match(after.output, /next/);
    });
  }
}
