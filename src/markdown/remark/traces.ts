import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {collectBlocks, previousCode} from '../../blocks/collect';
import {loadSetup} from '../../blocks/setups';
import type {Block, ExampleBlock} from '../../blocks/types';
import type {TraceData} from '../../lib/code/blockData';
import {recordTrace} from '../../sandbox/trace/recordTrace';
import {traceData} from '../trace';
import {type Fault, type PortalRemarkOptions, pathOf, stopBuild} from './shared';

declare module 'mdast' {
  interface CodeData {
    /** The recorded steps of a `trace` block's script. */
    trace?: TraceData;
  }
}

/**
 * Runs the scripts that a lesson shows step by step, and stores the steps for the plugin that renders the
 * blocks.
 */
export default function remarkTraces({root}: PortalRemarkOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!mentionsTrace(tree)) {
      return;
    }
    const {blocks, problems} = collectBlocks(tree);
    if (problems.length > 0) {
      // The plugin that renders the blocks reports them.
      return;
    }
    const traced = blocks.filter(isTraced);
    const faults = await Promise.all(traced.map((block) => addTrace(block, blocks, root)));
    const found = faults.filter((fault) => fault !== undefined);
    if (found.length > 0) {
      stopBuild(pathOf(file, root), 'trace', found);
    }
  };
}

/** Most lessons have no `trace` block, so their blocks need not be collected twice. */
function mentionsTrace(tree: Root): boolean {
  let isMentioned = false;
  visit(tree, 'code', ({meta}) => {
    isMentioned ||= /\btrace\b/.test(meta ?? '');
  });
  return isMentioned;
}

function isTraced(block: Block): block is ExampleBlock {
  return block.kind === 'example' && block.trace;
}

async function addTrace(
  block: ExampleBlock,
  blocks: readonly Block[],
  root: string,
): Promise<Fault | undefined> {
  const {node, text} = block.files[0]!;
  const result = await recordTrace({
    code: text,
    previous: previousCode(blocks, block),
    mayFail: block.mode === 'error',
    setup: block.setup === undefined ? {} : loadSetup(root, block.setup),
  });
  if (result.fault) {
    return {...result.fault, line: block.line};
  }
  node.data = {...node.data, trace: traceData(result.steps, text)};
  return undefined;
}
