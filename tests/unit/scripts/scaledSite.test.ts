import {varied} from '../../../scripts/lib/scaledSite';

const LESSON = `---
title: "Grid Gap"
aliases:
  - old/gap
order: 2
---

Every gallery needs quiet space between several covers.

## Between the tracks

\`\`\`css
Quiet space between several covers stays here.
\`\`\`

See [another lesson](./grid.md) before going further.
`;

describe('varied', () => {
  const copy = varied(LESSON, 3);

  it('gives the copy a title of its own and no old addresses', () => {
    expect(copy).toMatch(/^title: "Grid Gap \w+ 3"$/m);
    expect(copy).not.toContain('aliases');
    expect(copy).toContain('order: 2');
  });

  it('changes words of plain sentences, and nothing that links, headings or examples depend on', () => {
    expect(copy).not.toContain('Every gallery needs quiet space between several covers.');
    expect(copy).toContain('\nQuiet space between several covers stays here.\n');
    expect(copy).toContain('## Between the tracks');
    expect(copy).toContain('[another lesson](./grid.md)');
  });

  it('says something else in each copy', () => {
    expect(new Set([2, 3, 4].map((number) => varied(LESSON, number))).size).toBe(3);
  });
});
