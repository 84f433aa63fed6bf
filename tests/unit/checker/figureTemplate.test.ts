import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {checkContent} from '../../../src/checker/run/check';
import {writeTree} from '../../helpers/writeTree';

const TEMPLATE = resolve(__dirname, '../../../docs/figure-template.svg');

describe('the template of a figure', () => {
  it('keeps the rules that figures have to keep', async () => {
    const root = writeTree({
      'modules/html/a.md': '---\ntitle: A\n---\n\n<Figure src="./a.svg" alt="A template" />\n',
      'modules/html/a.svg': readFileSync(TEMPLATE),
    });
    const {problems} = await checkContent(root, {
      rules: ['figure-style', 'figure-svg'],
      threads: false,
      today: '2026-11-23',
    });
    expect(problems).toEqual([]);
  });
});
