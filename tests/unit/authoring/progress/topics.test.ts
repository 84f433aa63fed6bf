import {checkContent} from '../../../../src/checker/run/check';
import {collectProgress} from '../../../../src/authoring/progress/topics';
import {page} from '../../../fixtures/badInputs/types';
import {writeTree} from '../../../helpers/writeTree';

const example = '```js\nconsole.log(1);\n```\n\n```output\n1\n```\n\n```js fragment\ngo();\n```';

describe('collectProgress', () => {
  it('counts what each page has, in reading order, and what its topic still wants', async () => {
    const root = writeTree({
      'modules/index.md': page('<Modules />'),
      'modules/animation/b.md': page(`Two words.\n\n${example}`, 'B').replace(
        '---\n\n',
        'order: 2\n---\n\n',
      ),
      'modules/animation/a.md': page('One.', 'A').replace(
        '---\n\n',
        'order: 1\ndraft: true\n---\n\n',
      ),
    });
    const {portal, facts} = await checkContent(root, {threads: false});
    const history = new Map([['modules/animation/b.md', {updated: 7, contributors: []}]]);
    const wanted = ['/modules/animation/c.html', '/modules/sql/'].map((address) => ({
      address,
      title: 'Wanted',
    }));
    const topic = collectProgress({...portal, wanted}, facts, history).find(
      ({topic: name}) => name === 'modules/animation',
    );
    expect(topic?.pages).toEqual([
      expect.objectContaining({title: 'A', draft: true, words: 1, run: 0, rightPlaces: []}),
      expect.objectContaining({
        title: 'B',
        draft: false,
        words: 2,
        coreWords: 2,
        run: 1,
        notRun: 1,
        tasks: 0,
        updated: 7,
      }),
    ]);
    expect(topic?.wanted.map(({address}) => address)).toEqual(['/modules/animation/c.html']);
  });
});
