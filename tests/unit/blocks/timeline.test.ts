import {collectBlocks} from '../../../src/blocks/collect';
import {parseMdx} from '../../../src/blocks/parseMdx';

const FENCE = '```';
const CSS = '@keyframes swing { to { rotate: 9deg; } }';

function problems(files: string, timeline = '<Timeline of="lantern" />'): readonly string[] {
  return collectBlocks(parseMdx(`${files}\n\n${timeline}\n`)).problems.map(
    ({message, remedy}) => `${message} (${remedy})`,
  );
}

function block(...files: readonly (readonly [lang: string, text: string])[]): string {
  return files
    .map(([lang, text]) => `${FENCE}${lang} preview id=lantern\n${text}\n${FENCE}`)
    .join('\n\n');
}

it('takes a timeline of a preview with keyframes', () => {
  expect(problems(block(['html', '<i></i>'], ['css', CSS]))).toEqual([]);
  expect(problems(block(['html', `<style>${CSS}</style>`]))).toEqual([]);
});

it('reports a timeline of no block, and suggests the nearest', () => {
  expect(problems('', '<Timeline of="lantern" />')).toEqual([
    'no block of this page has the id “lantern” (give the preview `id=lantern`)',
  ]);
  expect(problems(block(['html', '<i></i>'], ['css', CSS]), '<Timeline of="lanterm" />')).toEqual([
    'no block of this page has the id “lanterm” (did you mean `of="lantern"`?)',
  ]);
});

it.each([
  ['a script file', block(['html', '<i></i>'], ['css', CSS], ['js', 'run();'])],
  ['a script in the page', block(['html', `<style>${CSS}</style><script>run()</script>`])],
])('reports a timeline of a block with %s', (_, files) => {
  expect(problems(files)).toEqual([
    'the block “lantern” is not a page of HTML and CSS alone (name a preview without a script: the timeline moves its animations itself)',
  ]);
});

it('reports a timeline of a block without keyframes', () => {
  expect(problems(block(['html', '<i></i>'], ['css', 'i { color: red; }']))).toEqual([
    'the block “lantern” has no `@keyframes` (name the block whose style sheet has the animation)',
  ]);
});
