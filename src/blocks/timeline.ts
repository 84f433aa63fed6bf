import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {nearest} from '../lib/nearest';
import type {Block, Collector, ExampleBlock} from './types';
import {attributeText, isElement} from './widgets/elements';

const KEYFRAMES = /@keyframes\s/i;
const SCRIPT = /<script\b(?![^>]*\bsrc)/i;

/** The block whose animation a timeline shows. */
export function blockOfTimeline(
  timeline: MdxJsxFlowElement,
  blocks: readonly Block[],
): ExampleBlock | undefined {
  const name = attributeText(timeline, 'of');
  return blocks.find(
    (block): block is ExampleBlock => block.kind === 'example' && block.named && block.id === name,
  );
}

/** Reports timelines of blocks that do not exist, or that have nothing to show. */
export function reportTimelines(tree: Root, blocks: readonly Block[], {report}: Collector): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const fault = isElement(node, 'Timeline') ? faultOf(node, blocks) : undefined;
    if (fault) {
      report(node, fault.message, fault.remedy);
    }
  });
}

function faultOf(timeline: MdxJsxFlowElement, blocks: readonly Block[]) {
  const name = attributeText(timeline, 'of') ?? '';
  const block = blockOfTimeline(timeline, blocks);
  if (block === undefined) {
    const like = nearest(
      name,
      blocks.flatMap((other) => (other.kind === 'example' && other.named ? [other.id] : [])),
    );
    return {
      message: `no block of this page has the id “${name}”`,
      remedy:
        like === undefined ? `give the preview \`id=${name}\`` : `did you mean \`of="${like}"\`?`,
    };
  }
  if (
    block.runner !== 'html' ||
    block.files.some(({lang, text}) => lang === 'js' || SCRIPT.test(text))
  ) {
    return {
      message: `the block “${name}” is not a page of HTML and CSS alone`,
      remedy: 'name a preview without a script: the timeline moves its animations itself',
    };
  }
  if (block.files.every(({text}) => !KEYFRAMES.test(text))) {
    return {
      message: `the block “${name}” has no \`@keyframes\``,
      remedy: 'name the block whose style sheet has the animation',
    };
  }
  return undefined;
}
