import {toHtml} from 'hast-util-to-html';
import {sanitiseMarkup, sanitisedHtml} from '../../../src/sources/inlineMarkup';

function clean(markup: string): string {
  return toHtml([...sanitiseMarkup(markup)]);
}

describe('sanitiseMarkup', () => {
  it.each([
    'A video by Ada.',
    'By <a href="https://example.org/ada">Ada</a>, <em>2026</em>.',
    '<cite lang="fr">Café</cite> <small>© Ada</small>',
    '<a href="mailto:ada@example.org">Ada</a>',
    '<a href="/modules/css/">CSS</a>',
    '1 &#x3C; 2 &#x26; 3',
  ])('W11: keeps %s', (markup) => {
    expect(clean(markup)).toBe(markup);
  });

  it.each([
    ['<script>alert(1)</script>A', 'A'],
    ['<style>p {}</style>A', 'A'],
    ['<a href="javascript:alert(1)">A</a>', '<a>A</a>'],
    ['<a href="JaVaScRiPt:alert(1)">A</a>', '<a>A</a>'],
    ['<a href="data:text/html,x">A</a>', '<a>A</a>'],
    ['<em onclick="x()" style="color: red" class="b" id="c">A</em>', '<em>A</em>'],
    ['<img src="x" onerror="x()">A', 'A'],
    ['<iframe src="https://example.org">x</iframe>A', 'A'],
    ['<div><p>A</p></div>', 'A'],
    ['<svg><a xlink:href="javascript:x()">x</a></svg>A', 'A'],
    ['<math><mtext>x</mtext></math>A', 'A'],
    ['<b>A', '<b>A</b>'],
    ['A<!-- note -->', 'A'],
    ['<button formaction="javascript:x()">A</button>', 'A'],
  ])('W11: %s becomes %s', (markup, cleaned) => {
    expect(clean(markup)).toBe(cleaned);
  });
});

describe('sanitisedHtml', () => {
  it('X2: links to other sites open in a new tab, with rel; others stay', () => {
    expect(
      sanitisedHtml('<a href="https://a.org" onclick="x()">A</a> <a href="/modules/">M</a>'),
    ).toBe(
      '<a href="https://a.org" target="_blank" rel="noopener noreferrer">A</a> <a href="/modules/">M</a>',
    );
  });
});
