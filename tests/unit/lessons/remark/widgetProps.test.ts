import remarkWidgetProps from '../../../../src/lessons/remark/widgetProps';
import {SMALL} from '../../../helpers/pages';
import {runRemark} from '../../../helpers/remark';

function run(markdown: string) {
  return runRemark(remarkWidgetProps({root: SMALL}), markdown, 'modules/html/index.md');
}

describe('remarkWidgetProps', () => {
  it('lets right props pass, however they are written', () => {
    const tags = [
      '<YouTube id="dQw4w9WgXcQ" time={42} />',
      '<YouTube id={"dQw4w9WgXcQ"} time="42" />',
      '<CodeGroupItem title="npm" active>a</CodeGroupItem>',
      'Text with <Badge text="New" /> in it.',
      '<Unknown some="prop" />',
    ];
    expect(() => run(tags.join('\n\n'))).not.toThrow();
  });

  it('stops the build and names file, line, column and remedy of every wrong prop', () => {
    const markdown =
      'One.\n\n<YouTube idd="dQw4w9WgXcQ" />\n\nText <Badge text="A" type="note" />.';
    expect(() => run(markdown)).toThrow(
      [
        '',
        'modules/html/index.md:3:1  widget  <YouTube> has no prop idd  (did you mean id?)',
        'modules/html/index.md:3:1  widget  <YouTube> needs id: id of the video  (write id="…")',
        'modules/html/index.md:5:6  widget  type="note" is not known  (write one of tip, warning, danger)',
      ].join('\n'),
    );
  });

  it('refuses props that only a program knows', () => {
    expect(() => run('<YouTube id="dQw4w9WgXcQ" {...more} />')).toThrow(
      '<YouTube> has no prop {…}',
    );
    expect(() => run('<YouTube id={nextId()} />')).toThrow('id={nextId()} is a program');
  });
});
