import type {ExpressionStatement, Program} from 'estree';
import {plainText} from '../../../../src/lib/code/plainText';
import type {StartFile} from '../../../../src/data/startFiles';
import remarkStartFiles from '../../../../src/markdown/remark/startFiles';
import {SMALL} from '../../../helpers/pages';
import {nodesOf, runRemark, valueOf} from '../../../helpers/remark';

interface Props {
  readonly name: string;
  readonly files: readonly StartFile[];
  readonly assets?: readonly string[];
}

/** The props that the page’s compiled module would hand to the widget. */
function run(mdx: string): Props {
  const tree = runRemark(remarkStartFiles({root: SMALL}), mdx, 'courses/mtm6130/labs/first.md');
  const [element] = nodesOf(tree, 'mdxJsxFlowElement');
  return Object.fromEntries(
    element!.attributes.map((attribute) => {
      const {name, value} = attribute as {name: string; value: {data: {estree: Program}}};
      const [statement] = value.data.estree.body as ExpressionStatement[];
      return [name, valueOf(statement!.expression)];
    }),
  ) as unknown as Props;
}

describe('remarkStartFiles', () => {
  const {name, files, assets} = run('<StartFiles folder="./first-files" />');

  it('names the folder without its ending', () => {
    expect(name).toBe('first');
  });

  it('carries each text once, highlighted, so that it can be read back', () => {
    const [index, notes] = files;
    expect(index).toMatchObject({name: 'index.html', lang: 'html'});
    expect(index!.html).toContain('<span class=');
    expect(plainText(index!.html!)).toBe('<h1>Tom &amp; Ada</h1>\n\n<p>1 < 2</p>');
    expect(plainText(notes!.html!)).toBe('Notes without an end');
  });

  it('reads Windows line endings', () => {
    expect(plainText(files.at(-1)!.html!)).toBe('h1 {\n  gap: 1rem;\n}');
  });

  it('lets the bundler publish pictures and other files', () => {
    expect(files[2]).toEqual({name: 'portrait.svg', asset: 0, picture: true});
    expect(files[3]).toEqual({name: 'sound.bin', asset: 1});
    expect(assets!.map((request) => request.split('!').at(-1))).toEqual([
      './first-files/portrait.svg',
      './first-files/sound.bin',
    ]);
  });

  it.each([
    ['<StartFiles folder="./frist-files" />', 'there is no folder ./frist-files'],
    ['<StartFiles />', 'no folder is given'],
  ])('stops at %s with file and line', (mdx, message) => {
    expect(() => run(`One.\n\n${mdx}`)).toThrow(
      `courses/mtm6130/labs/first.md:3:1  start-files  ${message}  (write folder="./name-files", a folder beside the page)`,
    );
  });
});
