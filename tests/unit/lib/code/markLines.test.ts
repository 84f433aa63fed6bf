import {highlightHtml} from '../../../../src/markdown/highlight';
import {markLines} from '../../../../src/lib/code/markLines';

const classes = (html: string) =>
  [...html.matchAll(/<span class="(l[^"]*)">/g)].map(([, names]) => names);

it('marks lines, beside the marks of the author', () => {
  const html = highlightHtml("const a = '<b>';\nconst b = 2;\nconst c = 3;", 'js', [2]);
  expect(classes(markLines(html, {1: 'at'}))).toEqual(['l at', 'l h']);
  expect(markLines(html, {1: 'at'}).indexOf(' at">')).toBeLessThan(html.indexOf('const'));
  expect(classes(markLines(html, {2: 'at', 3: 'bad'}))).toEqual(['l h at', 'l bad']);
});

it('leaves the code as it is without a line, and with one that it does not have', () => {
  const html = highlightHtml('1;\n2;', 'js');
  expect([markLines(html, {}), markLines(html, {0: 'at'}), markLines(html, {9: 'at'})]).toEqual([
    html,
    html,
    html,
  ]);
});
