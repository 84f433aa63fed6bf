import list from '../fixtures/statements.json';
import {provenTitles} from '../helpers/provenTitles';

const NUMBERS = /\b([SNBHECWAPFXTKG])(\d+)(a?)(?:–\1?(\d+))?/g;

/** Numbers in the titles of tests that contain an assertion, with ranges such as F4–F8 spelled out. */
function assertedNumbers(): ReadonlySet<string> {
  const numbers = new Set<string>();
  const titles = provenTitles('tests', (path) => /\.(?:test|spec)\.tsx?$/.test(path));
  for (const title of titles) {
    for (const [, letter = '', first, suffix = '', last = first] of title.matchAll(NUMBERS)) {
      numbers.add(`${letter}${first}${suffix}`);
      for (let number = Number(first); number <= Number(last); number += 1) {
        numbers.add(`${letter}${number}`);
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
