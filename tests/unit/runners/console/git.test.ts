import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {run} from '../../../../src/runners/console/engine';

const FIXTURES = join(process.cwd(), 'tests/fixtures/git');

/** Space at the end of a line, and empty lines before a prompt, are not part of the promise. */
function tidy(text: string): string {
  return text
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n+(?=\n\$ )/g, '')
    .trimEnd();
}

// The fixtures were compared with Git 2.39.5 by tests/fixtures/git/record.sh.
it.each(['status', 'branch', 'remote'])(
  'prints what Git prints, with the same ids: %s',
  async (name) => {
    const transcript = readFileSync(join(FIXTURES, `${name}.txt`), 'utf8');
    const {output, stopped} = await run({
      language: 'console',
      files: [{name: 'terminal', text: transcript}],
      previous: [],
      setup: {},
    });
    expect(stopped).toBeUndefined();
    expect(tidy(output)).toBe(tidy(transcript));
  },
);
