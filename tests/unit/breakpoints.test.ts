import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BREAKPOINTS_PX} from '../../src/data/limits';

const MEDIA_QUERY = /@media[^{]*/g;
const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.css'),
);
const widths = sheets.flatMap((file) =>
  [...readFileSync(join('src', file), 'utf8').matchAll(MEDIA_QUERY)].flatMap(([query]) =>
    [...query.matchAll(/([\d.]+)px/g)].map(([, width]) => ({file, width: Number(width)})),
  ),
);

describe('the style sheets', () => {
  it('change the layout at the widths of src/data/limits.ts only', () => {
    const known: readonly number[] = Object.values(BREAKPOINTS_PX);
    expect(widths.filter(({width}) => !known.includes(width))).toEqual([]);
  });

  it('use each of these widths', () => {
    expect(new Set(widths.map(({width}) => width))).toEqual(new Set(Object.values(BREAKPOINTS_PX)));
  });
});
