import {toString} from 'mdast-util-to-string';
import remarkLessonParts from '../../../../src/markdown/remark/lessonParts';
import {nodesOf, outline, runRemark} from '../../../helpers/remark';

function write(markdown: string) {
  return runRemark(remarkLessonParts(), markdown);
}

describe('<Summary /> and <GoingFurther />', () => {
  it('become plain elements under a heading each', () => {
    const tree = write(
      '<Summary>\n\n- One.\n\n</Summary>\n\n<GoingFurther>\n\n### Older code\n\nText.\n\n</GoingFurther>\n',
    );
    expect(outline(tree)).toEqual([
      {h2: 'Summary'},
      {'<div className=lesson-summary>': [[['One.']]]},
      {h2: 'Going further'},
      ['Optional reading', {h3: 'Older code'}, 'Text.'],
    ]);
    const [disclosure] = nodesOf(tree, 'blockquote');
    expect(disclosure!.data).toEqual({
      hName: 'details',
      hProperties: {className: ['going-further']},
    });
    expect(disclosure!.children[0]!.data).toEqual({hName: 'summary'});
  });

  it('leave a heading that the author has written', () => {
    const tree = write('## To remember\n\n<Summary>\n\n- One.\n\n</Summary>\n');
    expect(nodesOf(tree, 'heading').map((heading) => toString(heading))).toEqual(['To remember']);
  });
});

describe('<Baseline />', () => {
  it.each([
    [
      'nesting',
      /^Baseline: widely available\. Nesting: supported in every major browser since December 2023: Chrome 120, Edge 120, Firefox 117,? and Safari 17\.2\.$/,
    ],
    [
      'anchor-positioning',
      /^Limited availability\. Anchor positioning: not fully supported in every/,
    ],
  ])('says how well %s is supported', (feature, words) => {
    const tree = write(`Text.\n\n<Baseline feature="${feature}" />\n`);
    expect(toString(nodesOf(tree, 'mdxJsxFlowElement')[0])).toMatch(words);
  });

  it('stands inside a summary too', () => {
    const tree = write('<Summary>\n\n- One.\n\n<Baseline feature="nesting" />\n\n</Summary>\n');
    expect(nodesOf(tree, 'mdxJsxFlowElement').map(({name}) => name)).toEqual(['div', 'div']);
  });
});
