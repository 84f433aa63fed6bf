import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const PATCHES = join(__dirname, '../../../src/patches');
const CELLS = 5;

const rows = readFileSync(join(PATCHES, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const names = readdirSync(PATCHES, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

it('the price list has one row for each patch', () => {
  expect(rows.map(([name = '']) => name.replaceAll('`', '')).sort()).toEqual(names.sort());
});

it.each(rows)('%s has every column filled in', (...cells) => {
  expect(cells.filter((cell) => cell !== '')).toHaveLength(CELLS);
});

it.each(rows)('%s says how its gain was measured', (_name, _what, gain) => {
  expect(gain).toMatch(/\d.*\[\d\]$/);
});

it.each(names)('%s has a trip-wire', (name) => {
  expect(existsSync(join(__dirname, name, 'tripwire.test.ts'))).toBe(true);
});
