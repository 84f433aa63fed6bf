import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import list from '../fixtures/statements.json';

const TITLE = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g;
const NUMBERS = /\b([SNBHECWAPFXTKG])(\d+)(a?)(?:–\1?(\d+))?/g;

/** Numbers that stand in the title of a test, ranges such as F4–F8 spelled out. */
function assertedNumbers(): ReadonlySet<string> {
  const files = readdirSync('tests', {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:test|spec)\.tsx?$/.test(file),
  );
  const numbers = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join('tests', file), 'utf8');
    for (const [, , title = ''] of text.matchAll(TITLE)) {
      for (const [, letter = '', first, suffix = '', last = first] of title.matchAll(NUMBERS)) {
        numbers.add(`${letter}${first}${suffix}`);
        for (let number = Number(first); number <= Number(last); number += 1) {
          numbers.add(`${letter}${number}`);
        }
      }
    }
  }
  return numbers;
}

describe('the numbered statements of the reference', () => {
  const asserted = assertedNumbers();
  const excused = Object.keys(list.withoutTest);

  it('are each asserted by a test, or stand in the list with a reason', () => {
    const open = list.statements.filter((id) => !asserted.has(id) && !excused.includes(id));
    expect(open).toEqual([]);
  });

  it('are not excused when a test asserts them', () => {
    expect(excused.filter((id) => asserted.has(id))).toEqual([]);
  });

  it('are excused by their own number', () => {
    expect(excused.filter((id) => !list.statements.includes(id))).toEqual([]);
  });
});
