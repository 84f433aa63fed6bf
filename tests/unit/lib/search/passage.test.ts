import {markTerms, passageOf} from '../../../../src/lib/search/passage';
import type {Piece} from '../../../../src/lib/search/marks';

function shown(pieces: readonly Piece[]): string {
  return pieces.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');
}

describe('passageOf', () => {
  it('shows a short text whole, with the words marked', () => {
    expect(shown(passageOf('A gap is a gutter.', {gap: 0, gutter: 1}))).toBe(
      'A [gap] is a [gutter].',
    );
  });

  it('cuts a long text round its words, at spaces', () => {
    const text = `${'before '.repeat(60)}the gutter here ${'after '.repeat(60)}`;
    const passage = shown(passageOf(text, {gutter: 0}, 100));
    expect(passage).toMatch(/^… (?:before )+the \[gutter\] here (?:after ?)+ …$/);
    expect(passage.length).toBeLessThan(115);
  });

  it('prefers the place with most different words', () => {
    const text = `gap gap gap ${'x '.repeat(200)}a gap and a gutter ${'y '.repeat(200)}`;
    expect(shown(passageOf(text, {gap: 0, gutter: 1}, 100))).toContain('[gap] and a [gutter]');
  });

  it('counts forms of one word as one', () => {
    const text = `class classes ${'x '.repeat(200)}class list ${'y '.repeat(200)}`;
    expect(shown(passageOf(text, {class: 0, classes: 0, list: 1}, 100))).toContain(
      '[class] [list]',
    );
  });

  it('shows the beginning of a text without the words', () => {
    expect(shown(passageOf('one two three four', {gap: 0}, 9))).toBe('one two …');
  });

  it('cuts a text without spaces', () => {
    expect(shown(passageOf('a'.repeat(50), {}, 10))).toBe(`${'a'.repeat(10)} …`);
  });

  it('marks names of code whole and in part', () => {
    expect(shown(markTerms('p:has(img)', {':has': 0}))).toBe('p[:has](img)');
    expect(shown(markTerms('grid-template-areas', {template: 0}))).toBe('grid-[template]-areas');
  });
});
