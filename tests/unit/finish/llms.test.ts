import {lessonMarkdown, llmsText} from '../../../src/finish/llms';
import {markdownAddress} from '../../../src/lib/markdownAddress';
import {pageAt} from '../../helpers/pages';

test.each([
  ['/modules/css/', '/modules/css/index.html.md'],
  ['/modules/css/grid.html', '/modules/css/grid.html.md'],
])('the Markdown of %s lies at %s', (address, markdown) => {
  expect(markdownAddress(address)).toBe(markdown);
});

test('a lesson’s Markdown begins with its title', () => {
  expect(lessonMarkdown({name: 'Grid', content: '\n\nText\n'})).toBe('# Grid\n\nText\n');
});

test('a lesson’s Markdown has no case that only the tests need', () => {
  const content =
    '~~~css solution\na {}\n~~~\n\n~~~css accept id=both\nb {}\n~~~\n~~~html reject="not this"\n<p>\n~~~\n\n<Hint>Go on.</Hint>\n';
  expect(lessonMarkdown({name: 'Grid', content})).toBe(
    '# Grid\n\n~~~css solution\na {}\n~~~\n\n<Hint>Go on.</Hint>\n',
  );
});

test('the list of all lessons has a blank line on both sides of every heading', () => {
  const pages = ['modules/css/grid.md', 'modules/html/lists.md', 'modules/html/tables.md'].map(
    (path) => pageAt(path, {title: path}),
  );
  const lines = llmsText(pages).split('\n');
  const headings = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  expect(headings).toHaveLength(2);
  for (const index of headings) {
    expect([lines[index - 1], lines[index + 1]]).toEqual(['', '']);
  }
});
