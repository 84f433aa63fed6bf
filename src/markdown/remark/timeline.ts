import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {PREVIEW_HEIGHT_PX} from '../../data/runLimits';
import type {TimelineData} from '../../lib/code/blockData';
import {blockOfTimeline} from '../../blocks/timeline';
import type {Block} from '../../blocks/types';
import {plainAttribute} from '../../blocks/widgets/attributes';
import {attributeText} from '../../blocks/widgets/elements';
import {secondsOf} from '../still/moments';
import {jsxElement, type Plain} from './jsx';
import {stopAt} from './shared';
import {timelineStills} from './stills';

/**
 * Moments of the strip, as fractions of the total time. The last one is just before the end, after which the
 * effect may be gone.
 */
const STRIP = [0, 0.25, 0.5, 0.75, 0.999];
const MILLISECONDS = 1000;

/** The timeline with the pages that it shows. Its block has already been validated (src/blocks/timeline.ts). */
export function timelineElement(
  node: MdxJsxFlowElement,
  blocks: readonly Block[],
  file: VFile,
  root: string,
): MdxJsxFlowElement {
  const block = blockOfTimeline(node, blocks)!;
  const stop: (message: string, remedy: string) => never = stopAt(node, 'timeline', file, root);
  const seconds =
    secondsOf(block.files.map(({text}) => text).join('\n')) ??
    stop(
      `the block “${block.id}” has no duration that is written as a number`,
      'write the duration as a time, such as 2s, in `animation` or `animation-duration`',
    );
  const stills =
    timelineStills(
      block,
      root,
      STRIP.map((part) => part * seconds),
    ) ??
    stop(
      `the block “${block.id}” needs a script or another host`,
      'name a preview of HTML and CSS alone',
    );
  const data: TimelineData = {
    live: stills.live,
    moments: stills.moments.map((path, index) => ({
      path,
      at: Math.round(STRIP[index]! * seconds * MILLISECONDS),
    })),
    animation: attributeText(node, 'animation'),
    start: Number(plainAttribute(node, 'start') ?? 0),
    height: block.height ?? PREVIEW_HEIGHT_PX,
  };
  return jsxElement('Timeline', {timeline: data as unknown as Plain});
}
