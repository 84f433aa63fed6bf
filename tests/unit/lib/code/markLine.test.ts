import {highlightHtml} from '../../../../src/markdown/highlight';
import {markLine} from '../../../../src/lib/code/markLine';

const marked = (html: string) =>
  [...html.matchAll(/<span class="([^"]* at)">/g)].map(([, names]) => names);

it('marks one line, beside the marks of the author', () => {
  const html = highlightHtml("const a = '<b>';\nconst b = 2;\nconst c = 3;", 'js', [2]);
  expect(marked(markLine(html, 1))).toEqual(['l at']);
  expect(markLine(html, 1).indexOf(' at">')).toBeLessThan(html.indexOf('const'));
  expect(marked(markLine(html, 2))).toEqual(['l h at']);
});

it('leaves the code as it is without a line, and with one that it does not have', () => {
  const html = highlightHtml('1;\n2;', 'js');
  expect([markLine(html, undefined), markLine(html, 0), markLine(html, 9)]).toEqual([
    html,
    html,
    html,
  ]);
});
