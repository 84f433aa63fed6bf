import type {ExpressionStatement, Program} from 'estree';
import remarkWidgetProps from '../../../../src/markdown/remark/widgetProps';
import {SMALL} from '../../../helpers/pages';
import {nodesOf, runRemark, valueOf} from '../../../helpers/remark';

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
        'modules/html/index.md:3:1  widget  <YouTube> has no prop called idd  (did you mean id?)',
        'modules/html/index.md:3:1  widget  <YouTube> needs id: id of the video  (write id="…")',
        'modules/html/index.md:5:6  widget  type="note" is not one of the allowed values  (write one of tip, warning, danger)',
      ].join('\n'),
    );
  });

  it('refuses props that only a program knows', () => {
    expect(() => run('<YouTube id="dQw4w9WgXcQ" {...more} />')).toThrow(
      '<YouTube> has no prop called {…}',
    );
    expect(() => run('<YouTube id={nextId()} />')).toThrow(
      'id={nextId()} is an expression, not a plain value',
    );
  });
});

describe('files that a widget names', () => {
  const PAGE = 'courses/mtm6130/labs/first.md';
  const inLab = (markdown: string) => runRemark(remarkWidgetProps({root: SMALL}), markdown, PAGE);
  const expressionOf = (attribute: unknown) => {
    const {value} = attribute as {value: {data: {estree: Program}}};
    const [statement] = value.data.estree.body as ExpressionStatement[];
    return valueOf(statement!.expression);
  };

  it('W1: come along with the page from beside it', () => {
    const [banner] = nodesOf(
      inLab('<Banner src="./first-files/portrait.svg" alt="Ada" />'),
      'mdxJsxFlowElement',
    );
    expect(banner!.attributes[1]).toMatchObject({name: 'alt', value: 'Ada'});
    expect(expressionOf(banner!.attributes[0])).toMatch(/!\.\/first-files\/portrait\.svg$/);
  });

  it.each([
    ['<Banner src="./ada.svg" alt="Ada" />', 'there is no file ./ada.svg'],
    ['<Banner src="/images/ada.svg" alt="Ada" />', 'there is no file /images/ada.svg'],
    ['<Video src="./clip.mp4" />', 'there is no file ./clip.mp4'],
    ['<PosterCard poster="a.svg" title="A" href="https://a.org" />', 'there is no file a.svg'],
  ])('W1, W5, W7: %s stops the build where there is no such file', (tag, message) => {
    expect(() => inLab(`One.\n\n${tag}`)).toThrow(
      `courses/mtm6130/labs/first.md:3:1  widget  ${message}`,
    );
  });

  it('W5: are left alone in static/, where they are', () => {
    const [poster] = nodesOf(
      runRemark(
        remarkWidgetProps({root: process.cwd()}),
        '<PosterCard poster="css-layouts.svg" title="A" href="https://a.org" />',
        PAGE,
        process.cwd(),
      ),
      'mdxJsxFlowElement',
    );
    expect(poster!.attributes[0]).toMatchObject({name: 'poster', value: 'css-layouts.svg'});
  });
});
