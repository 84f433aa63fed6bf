import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {type Case, readCases, usesShop} from '../record/cases';
import {DIFFERENCES, MYSQL_RULES, withMysql} from '../record/differences';
import recordings from '../recordings/recordings.json';
import {databaseOf, php} from './helpers/php';

// What PHP itself wrote, beside what the engine gives: the whole text, and the error with its line.

jest.setTimeout(60_000);

const FOLDER = join(process.cwd(), 'packages/lesson-php');
const openDatabase = databaseOf(
  'shop',
  readFileSync(join(FOLDER, 'record/scripts/shop.setup.sql'), 'utf8'),
);
const cases = readCases(join(FOLDER, 'record/scripts'));
const recorded = new Map(recordings.cases.map(({name, bodies}) => [name, bodies]));

const REFUSAL = 'Not in this PHP: ';

/** The error that ended a script, as PHP writes it between what the script printed. */
const FATAL =
  /\n(?<told>(?:Fatal|Parse) error: .*?) in \/www\/(?<file>\S+?)(?:(?: on line |:)(?<line>\d+))(?:\nStack trace:\n(?:#.*\n)+(?: {2}thrown in .*))?\n/s;

function expectedOf(one: Case): string {
  const {name, requests} = one;
  const apply = DIFFERENCES[name]?.apply ?? (usesShop(one) ? withMysql : (body: string) => body);
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
async function replay(one: Case) {
  const {script, files} = one;
  const {output, error} = await php(script, {
    files: [
      {name: 'index.php', text: script},
      ...Object.entries(files).map(([file, text]) => ({name: file, text})),
    ],
    ...(usesShop(one) && {openDatabase}),
  });
  const expected = expectedOf(one);
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

it('names a reason and a source for every place where PHP 8.3 or MySQL 8.4 differs', () => {
  const names = cases.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(DIFFERENCES)));
  for (const {why, source} of [...Object.values(DIFFERENCES), ...MYSQL_RULES]) {
    expect(why).not.toBe('');
    expect(source).toMatch(
      /^https:\/\/(?:(?:www|wiki)\.php\.net|github\.com\/php\/php-src|dev\.mysql\.com)\//,
    );
  }
});

it('needs every rule for the words of MySQL', () => {
  const bodies = cases.filter(usesShop).flatMap(({name}) => recorded.get(name) ?? []);
  const unused = MYSQL_RULES.filter(({from}) => !bodies.some((body) => body.search(from) !== -1));
  expect(unused).toEqual([]);
});
