import remarkRestOfPage, {FIRST_BLOCKS} from '../../../../src/markdown/remark/restOfPage';
import {runRemark} from '../../../helpers/remark';

const paragraphs = (count: number): string =>
  Array.from({length: count}, (_, index) => `Block ${index}`).join('\n\n');

it('puts what follows the first blocks into one element, in order', () => {
  const {children} = runRemark(remarkRestOfPage(), paragraphs(FIRST_BLOCKS + 3));
  expect(children).toHaveLength(FIRST_BLOCKS + 1);
  expect(children.at(-1)).toMatchObject({type: 'mdxJsxFlowElement', name: 'RestOfPage'});
  expect((children.at(-1) as {children: unknown[]}).children).toHaveLength(3);
});

it('leaves a short page alone', () => {
  const {children} = runRemark(remarkRestOfPage(), paragraphs(FIRST_BLOCKS));
  expect(children.map(({type}) => type)).toEqual(Array(FIRST_BLOCKS).fill('paragraph'));
});

it('keeps imports at the top of the page', () => {
  const {children} = runRemark(
    remarkRestOfPage(),
    `${paragraphs(FIRST_BLOCKS + 1)}\n\nimport A from './a';`,
  );
  expect(children.map(({type}) => type).filter((type) => type === 'mdxjsEsm')).toHaveLength(1);
});
