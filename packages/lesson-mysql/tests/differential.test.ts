import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readCases} from '../record/cases';
import {OVERRIDES, RULES, asMysql} from '../record/differences';
import recordings from '../record/recordings.json';
import {MysqlError, Server, UnsupportedError} from 'lesson-mysql';

// What a real server printed, beside what this package prints: text for text, cell for cell.

/** The manual, MySQL's own tests, or a transcript of MySQL that somebody published. */
const SOURCE = /^https:\/\/(dev\.mysql\.com|github\.com|gitlab\.com)\//;

const FOLDER = join(process.cwd(), 'packages/lesson-mysql');
const cases = readCases(join(FOLDER, 'record/scripts'));
const recorded = new Map(recordings.cases.map(({name, recorded: text}) => [name, text]));

type Verdict = 'equal' | 'refused' | 'different';

interface Outcome {
  readonly name: string;
  readonly verdict: Verdict;
  readonly printed: string;
  readonly expected: string;
}

function replay(one: (typeof cases)[number]): Outcome {
  const server = new Server();
  server.use('lesson');
  server.run(one.setup, () => undefined);
  const parts: string[] = [];
  let refused = false;
  try {
    server.run(one.script, ({printed}) => {
      parts.push(printed);
    });
  } catch (error) {
    if (error instanceof UnsupportedError) {
      refused = true;
    } else if (error instanceof MysqlError) {
      parts.push(error.message);
    } else {
      throw error;
    }
  }
  const printed = parts.join('\n\n').trim();
  const expected = asMysql(one.name, recorded.get(one.name) ?? 'not recorded').trim();
  return {name: one.name, verdict: verdictOf(printed, expected, refused), printed, expected};
}

/** What was printed before a refusal must be right as well. */
function verdictOf(printed: string, expected: string, refused: boolean): Verdict {
  if (refused) {
    return expected.startsWith(printed) ? 'refused' : 'different';
  }
  return printed === expected ? 'equal' : 'different';
}

const outcomes = cases.map(replay);
const count = (verdict: Verdict) =>
  outcomes.filter((outcome) => outcome.verdict === verdict).length;

it('has at least 400 recorded scripts', () => {
  expect(cases.length).toBeGreaterThanOrEqual(400);
  expect([...recorded.keys()].sort()).toEqual(cases.map(({name}) => name).sort());
});

it.each(outcomes)(
  'prints what the server prints, or refuses: $name',
  ({verdict, printed, expected}) => {
    if (verdict === 'different') {
      expect(printed).toBe(expected);
    }
    expect(verdict).not.toBe('different');
  },
);

it('refuses less than 3 %', () => {
  expect(count('refused') / cases.length).toBeLessThan(0.03);
});

it('names a reason and a source for every place where MySQL differs', () => {
  const names = new Set(cases.map(({name}) => name));
  for (const [name, {why, source}] of Object.entries(OVERRIDES)) {
    expect(names).toContain(name);
    expect(why).not.toBe('');
    expect(source).toMatch(SOURCE);
  }
  for (const {why, source} of RULES) {
    expect(why).not.toBe('');
    expect(source).toMatch(SOURCE);
  }
});

it('is counted in the README', () => {
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const row = [cases.length, count('equal'), count('refused'), count('different')];
  expect(readme).toMatch(new RegExp(`\\| +${row.join(' +\\| +')} +\\|`));
});
