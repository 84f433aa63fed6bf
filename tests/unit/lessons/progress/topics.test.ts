import {checkContent} from '../../../../src/lessons/check';
import {collectProgress} from '../../../../src/lessons/progress/topics';
import {page} from '../../../fixtures/badInputs/types';
import {writeTree} from '../../../helpers/writeTree';

const example = '```js\nconsole.log(1);\n```\n\n```output\n1\n```\n\n```js fragment\ngo();\n```';

describe('collectProgress', () => {
  it('counts what each page has, in reading order, and what its topic still wants', async () => {
    const root = writeTree({
      'modules/index.md': page('<Modules />'),
      'modules/css/b.md': page(`Two words.\n\n${example}`, 'B').replace(
        '---\n\n',
        'order: 2\n---\n\n',
      ),
      'modules/css/a.md': page('One.', 'A').replace('---\n\n', 'order: 1\ndraft: true\n---\n\n'),
    });
    const {portal, facts} = await checkContent(root, {threads: false});
    const history = new Map([['modules/css/b.md', {updated: 7, contributors: []}]]);
    const topic = collectProgress(portal, facts, history).find(
      ({topic: name}) => name === 'modules/css',
    );
    expect(topic?.pages).toEqual([
      expect.objectContaining({title: 'A', draft: true, words: 1, run: 0}),
      expect.objectContaining({
        title: 'B',
        draft: false,
        words: 2,
        run: 1,
        notRun: 1,
        tasks: 0,
        updated: 7,
      }),
    ]);
    expect(topic?.wanted.length).toBeGreaterThan(50);
  });
});
