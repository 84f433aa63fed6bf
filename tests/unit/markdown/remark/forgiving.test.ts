import type {Root} from 'mdast';
import {unified, type Pluggable} from 'unified';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {VFile} from 'vfile';
import {forgiving} from '../../../../src/markdown/remark/forgiving';
import {outline} from '../../../helpers/remark';

const ADVICE = expect.stringMatching(/^This page cannot be shown until a mistake in it is fixed/);

function refuse({word}: {readonly word: string}) {
  return (): void => {
    throw new Error(`no page ${word}`);
  };
}

function shout() {
  return (tree: Root): void => {
    tree.children.push({type: 'paragraph', children: [{type: 'text', value: '!'}]});
  };
}

async function outcome(markdown: string, ...steps: readonly Pluggable[]): Promise<unknown> {
  const file = new VFile({path: 'modules/html/a.md', value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(forgiving(steps));
  return outline((await processor.run(processor.parse(file), file)) as Root);
}

describe('forgiving', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation();
  });

  it('changes nothing about a page without mistakes', async () => {
    expect(await outcome('Text', shout)).toEqual(['Text', '!']);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('makes a page that cannot be read one that says so, and names it on the terminal', async () => {
    expect(await outcome('<div>\n\nText')).toEqual([
      ADVICE,
      expect.stringMatching(/closing tag for `<div>`/),
    ]);
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^modules\/html\/a\.md: /));
  });

  it('makes a page that a step refuses one that says so, and goes on with the next step', async () => {
    expect(await outcome('Text', [refuse, {word: './b.md'}], shout)).toEqual([
      ADVICE,
      'no page ./b.md',
      '!',
    ]);
  });
});
