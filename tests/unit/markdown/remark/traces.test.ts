import {join} from 'node:path';
import {VFile} from 'vfile';
import {parseMdx} from '../../../../src/blocks/parseMdx';
import codeBlocks from '../../../../src/markdown/remark/codeBlocks';
import traces from '../../../../src/markdown/remark/traces';

const ROOT = join(__dirname, '../../../..');
const FILE = new VFile({path: join(ROOT, 'modules/js/lesson.md')});

async function elementsOf(text: string): Promise<readonly (string | null)[]> {
  const tree = parseMdx(text);
  await traces({root: ROOT})(tree, FILE);
  codeBlocks({root: ROOT})(tree, FILE);
  return tree.children.map((node) => ('name' in node ? node.name : node.type));
}

it('puts the steps beside the code that asks for them', async () => {
  const text = '```js trace\nconsole.log(1);\n```\n\n```output\n1\n```\n\n```js\n2;\n```\n';
  expect(await elementsOf(text)).toEqual(['StepThrough', 'Runnable']);
});

it('stops the build with the line of the fence and what to do', async () => {
  const text = 'Text.\n\n```js trace\nfor (let i = 0; i < 100; i++) {\n  i;\n}\n```\n';
  await expect(elementsOf(text)).rejects.toThrow(
    /modules\/js\/lesson\.md:3:1 {2}trace {2}the script takes more than 60 steps {2}\(shorten/,
  );
});
