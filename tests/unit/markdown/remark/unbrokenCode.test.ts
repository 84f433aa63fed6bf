import remarkUnbrokenCode from '../../../../src/markdown/remark/unbrokenCode';
import {nodesOf, runRemark} from '../../../helpers/remark';

const classesOf = (markdown: string): readonly unknown[] =>
  nodesOf(runRemark(remarkUnbrokenCode(), markdown), 'inlineCode').map(
    ({data}) => data?.hProperties?.className,
  );

describe('remarkUnbrokenCode', () => {
  it.each(['`--all`', '| Write |\n| --- |\n| `ls -a` |', '- *`../images`*', '`aria-expanded`'])(
    'keeps short code in one line: %j',
    (markdown) => {
      expect(classesOf(markdown)).toEqual([['unbroken']]);
    },
  );

  it.each(['`display`', '`aria-labelledby`', '## The option `--all`'])(
    'leaves what cannot break, is long or stands in a heading: %j',
    (markdown) => {
      expect(classesOf(markdown)).toEqual([undefined]);
    },
  );
});
