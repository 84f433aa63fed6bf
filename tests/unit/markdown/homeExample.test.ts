import {homeExample} from '../../../src/markdown/homeExample';
import {resolve} from 'node:path';
import {writeTree} from '../../helpers/writeTree';

describe('homeExample', () => {
  it('is the portal’s own example, with one short file to change', () => {
    const {runner, preview, files} = homeExample(resolve(__dirname, '../../..'));
    expect([runner, preview]).toEqual(['html', true]);
    const [shown, ...others] = files.filter(({hidden}) => !hidden);
    expect(others).toEqual([]);
    expect(shown?.html.split('\n').length).toBeLessThanOrEqual(6);
  });

  it('names the file, the mistake and what to do when there is no example', () => {
    const root = writeTree({'content/home.md': 'Nothing here.\n'});
    expect(() => homeExample(root)).toThrow(
      'content/home.md:1 there is no example (write a block that runs, as docs/runnable-lessons.md shows)',
    );
  });
});
