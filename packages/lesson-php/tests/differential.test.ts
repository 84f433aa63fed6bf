import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {php} from '../../../tests/helpers/php';
import {type Case, readCases} from '../record/cases';
import {DIFFERENCES} from '../record/differences';
import recordings from '../recordings/recordings.json';

// What PHP itself wrote, beside what the engine gives: the whole text, and the error with its line.

jest.setTimeout(60_000);

const FOLDER = join(process.cwd(), 'packages/lesson-php');
const cases = readCases(join(FOLDER, 'record/scripts'));
const recorded = new Map(recordings.cases.map(({name, bodies}) => [name, bodies]));

const REFUSAL = 'Not in this PHP: ';

/** The error that ended a script, as PHP writes it between what the script printed. */
const FATAL =
  /\n(?<told>(?:Fatal|Parse) error: .*?) in \/www\/(?<file>\S+?)(?:(?: on line |:)(?<line>\d+))(?:\nStack trace:\n(?:#.*\n)+(?: {2}thrown in .*))?\n/s;

function expectedOf({name, requests}: Case): string {
  const apply = DIFFERENCES[name]?.apply ?? ((body: string) => body);
  let error = '';
  const parts = (recorded.get(name) ?? ['not recorded']).map(apply).map((body, index) => {
    const {method, address} = requests[index] ?? {};
    const output = body.replace(FATAL, (...values) => {
      const {told = '', file, line} = values.at(-1) as Readonly<Record<string, string>>;
      error ||= `\n[${told.replace(/: +/, ': ')} in ${file} on line ${line}]`;
      return '';
    });
    return [...(requests.length > 1 ? [`--- ${method} ${address}`] : []), trimmed(output)].join(
      '\n',
    );
  });
  return parts.join('\n') + error;
}

type Verdict = 'equal' | 'refused' | 'different';

const verdicts: Verdict[] = [];
const count = (verdict: Verdict) => verdicts.filter((other) => other === verdict).length;

/** Gives what the engine prints in place of what was expected, unless it is equal or refused. */
async function replay({name, script, files, requests}: Case) {
  const {output, error} = await php(script, {
    files: [
      {name: 'index.php', text: script},
      ...Object.entries(files).map(([file, text]) => ({name: file, text})),
    ],
  });
  const expected = expectedOf({name, script, files, requests});
  if (error?.message.startsWith(REFUSAL)) {
    // What was printed before a refusal must be right as well.
    const isRight = expected.startsWith(trimmed(output));
    return {
      printed: trimmed(output),
      expected,
      verdict: isRight ? 'refused' : 'different',
    } as const;
  }
  const place = error?.line === undefined ? '' : ` in index.php on line ${error.line}`;
  const printed = trimmed(output) + (error ? `\n[${error.message}${place}]` : '');
  return {printed, expected, verdict: printed === expected ? 'equal' : 'different'} as const;
}

function trimmed(text: string): string {
  return text.replace(/\n+$/, '');
}

it('has at least 150 recorded scripts', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect([...recorded.keys()]).toEqual(cases.map(({name}) => name));
});

it.each(cases)('prints what PHP prints, or refuses: $name', async (one) => {
  const {printed, expected, verdict} = await replay(one);
  verdicts.push(verdict);
  if (verdict === 'different') {
    expect(printed).toBe(expected);
  }
  expect(verdict).not.toBe('different');
});

it('refuses less than 5 %', () => {
  expect(count('refused') / cases.length).toBeLessThan(0.05);
});

it('is counted in the README', () => {
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const row = [cases.length, count('equal'), count('refused'), count('different')];
  expect(readme).toMatch(new RegExp(`\\| +${row.join(' +\\| +')} +\\|`));
});

it('names a reason and a source for every place where PHP 8.3 differs', () => {
  const names = cases.map(({name}) => name);
  for (const [name, {why, source}] of Object.entries(DIFFERENCES)) {
    expect(names).toContain(name);
    expect(why).not.toBe('');
    expect(source).toMatch(/^https:\/\/(?:(?:www|wiki)\.php\.net|github\.com\/php\/php-src)\//);
  }
});
