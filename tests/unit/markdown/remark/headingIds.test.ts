import {headingText} from '../../../../src/lib/headingText';
import remarkHeadingIds from '../../../../src/markdown/remark/headingIds';
import {nodesOf, runRemark} from '../../../helpers/remark';

function idsOf(markdown: string): readonly unknown[] {
  return nodesOf(runRemark(remarkHeadingIds(), markdown), 'heading').map(
    ({data}) => (data as {hProperties?: {id?: string}}).hProperties?.id,
  );
}

describe('remarkHeadingIds', () => {
  it.each([
    ['## 1. Create a repository', '_1-create-a-repository'],
    ['## The `gap` property', 'the-gap-property'],
    ['## Lab 2 <Badge type="tip" text="Exercise" />', 'lab-2'],
    ['## See [the gap](#gap)', 'see-the-gap'],
    ['## How wide is it? {/* #the-gap */}', 'the-gap'],
  ])('K12, behaviours §0: %s has the id %s', (markdown, id) => {
    expect(idsOf(markdown)).toEqual([id]);
  });

  it('behaviours §0: all levels share the count of repeats', () => {
    expect(idsOf('## Gap\n\n### Gap\n\n###### Gap')).toEqual(['gap', 'gap-1', 'gap-2']);
  });

  it('keeps an id that is there', () => {
    const tree = runRemark((root) => {
      const [first] = nodesOf(root, 'heading');
      first!.data = {hProperties: {id: 'own'}};
      remarkHeadingIds()(root);
    }, '## Gap');
    expect(nodesOf(tree, 'heading')[0]?.data).toMatchObject({hProperties: {id: 'own'}});
  });
});

describe('headingText', () => {
  it('leaves an id of the author out', () => {
    const [heading] = nodesOf(
      runRemark(() => undefined, '## How wide is it? {/* #the-gap */}'),
      'heading',
    );
    expect(headingText(heading!)).toBe('How wide is it?');
  });

  it('K12: leaves the badge out', () => {
    const [heading] = nodesOf(
      runRemark(() => undefined, '## Lab `a` <Badge text="New" />'),
      'heading',
    );
    expect(headingText(heading!)).toBe('Lab a');
  });
});
