import {baselineNote} from '../../../src/blocks/baseline';

describe('baselineNote', () => {
  it.each([
    ['2026-11-12', 'newly', / Older devices and browsers may not support it\.$/],
    [
      '2026-11-13',
      'widely',
      /since May 2024: Chrome 123, Edge 123, Firefox 120,? and Safari 17\.5\.$/,
    ],
  ])('calls a feature of 13 May 2024, on %s, %s available', (day, status, text) => {
    const note = baselineNote('light-dark', day);
    expect(note).toMatchObject({status, label: `Baseline: ${status} available.`});
    expect(note.text).toMatch(text);
  });

  it('gives a feature that a browser lacks no date', () => {
    expect(baselineNote('anchor-positioning', '2040-01-01').status).toBe('limited');
  });
});
