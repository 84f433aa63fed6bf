import {lessonMarkdown, markdownAddress} from '../../../src/finish/llms';

test.each([
  ['/modules/css/', '/modules/css/index.html.md'],
  ['/modules/css/grid.html', '/modules/css/grid.html.md'],
])('the Markdown of %s lies at %s', (address, markdown) => {
  expect(markdownAddress(address)).toBe(markdown);
});

test('a lesson’s Markdown begins with its title', () => {
  expect(lessonMarkdown({title: 'Grid', content: '\n\nText\n'})).toBe('# Grid\n\nText\n');
});
