import fc from 'fast-check';
import {FENCE_LANGUAGES} from '../../../src/data/languages';
import {highlightHtml} from '../../../src/markdown/highlight';
import {plainText} from '../../../src/lib/code/plainText';

describe('highlightHtml', () => {
  it('K6: puts every line in its own element and marks the given ones', () => {
    expect(highlightHtml('a\n\nb', 'text', [3])).toBe(
      '<span class=l>a\n</span><span class=l>\n</span><span class="l h">b\n</span>',
    );
  });

  it.each([
    ['js', 'const a = "b"; // c', ['k', 's', 'c']],
    ['css', '.a { width: 2rem; }', ['t', 'a', 'n']],
    ['html', '<p class="x">hi</p>', ['t', 'a', 's']],
    ['scss', '$a: 1px; .b { &:hover { width: $a; } }', ['v', 't', 'a']],
    ['php', '<p><?php echo 1; ?></p>', ['t', 'k', 'n']],
    ['php', 'echo "a"; // part of a file', ['k', 's', 'c']],
    ['jsx', 'const a = <b c="d" />;', ['k', 't', 's']],
    ['sql', 'SELECT 1 FROM films', ['k', 'n']],
    ['vue', '<script setup>\nconst a = 1;\n</script>', ['t', 'k', 'n']],
    ['console', '$ echo "a"\na', ['p', 'f', 's', 'o']],
    ['diff', '-a\n+b', ['d', 'i']],
  ])('colours %s', (lang, text, classes) => {
    const html = highlightHtml(text, lang);
    for (const name of classes) {
      expect(html).toContain(`<span class=${name}>`);
    }
  });

  it('splits a token that goes over several lines', () => {
    expect(highlightHtml('/* a\nb */', 'js')).toBe(
      '<span class=l><span class=c>/* a</span>\n</span><span class=l><span class=c>b */</span>\n</span>',
    );
  });

  it('never lets code become markup', () => {
    expect(highlightHtml('<img src=x onerror="a()"> &amp;', 'text')).toBe(
      '<span class=l>&lt;img src=x onerror="a()"> &amp;amp;\n</span>',
    );
  });

  it('can be read back as the same text in every language', () => {
    const code = fc.string({unit: fc.constantFrom(...'<>&"\'`${}/*\n \t?phpabc1=;:.#-')});
    fc.assert(
      fc.property(fc.constantFrom(...FENCE_LANGUAGES), code, (lang, text) => {
        expect(plainText(highlightHtml(text, lang))).toBe(text);
      }),
      {numRuns: 500},
    );
  });
});
