import type {CodeFile, Collector, ExampleBlock} from './types';
import type {Fence} from './fence/types';
import {inheritsFiles, joinInherited, withInherited} from './inheritedFiles';
import {reportSecondOpen} from './openFile';
import {nearest} from '../lib/nearest';
import {type ReadCode, runnerOf} from './readCode';

export function newExample(
  {file, fence}: ReadCode,
  earlier: readonly ExampleBlock[],
  collector: Collector,
): ExampleBlock {
  const base =
    fence.continues === undefined ? undefined : findBase(fence, file, earlier, collector);
  const inherits = base !== undefined && inheritsFiles(base);
  const files = inherits ? withInherited([file], base) : [file];
  const preview = fence.preview || (inherits && base.preview);
  return {
    kind: 'example',
    id: fence.id ?? `block-${earlier.length + 1}`,
    named: fence.id !== undefined,
    lang: file.lang,
    runner: runnerOf(files, preview),
    mode: fence.mode,
    reason: fence.reason,
    error: fence.error,
    loops: fence.loops,
    preview,
    trace: fence.trace,
    height: fence.height ?? base?.height,
    setup: fence.setup ?? base?.setup,
    continues: base && fence.continues,
    title: fence.title,
    hidden: file.hidden,
    files,
    line: file.fenceLine,
  };
}

/** The block with one more file. Options for the whole block may be on any of its fences. */
export function addToExample(
  block: ExampleBlock,
  {file, fence}: ReadCode,
  collector: Collector,
): ExampleBlock {
  const own = block.files.filter(({inherited}) => !inherited);
  if (own.some(({name}) => name === file.name)) {
    collector.report(
      file.node,
      `the block “${block.id}” has two files called ${file.name}`,
      'give one of them `file=…`, or use `continue=…` for a later version',
    );
    return block;
  }
  if (fence.continues !== undefined && fence.continues !== block.continues) {
    collector.report(
      file.node,
      `“continue” is not on the first file of the block “${block.id}”`,
      'move it to the first fence of the block',
    );
  }
  reportSecondOpen([...own, file], collector.report);
  const files = joinInherited(
    [...own, file],
    block.files.filter(({inherited}) => inherited),
  );
  const preview = block.preview || fence.preview;
  return {
    ...block,
    files,
    preview,
    runner: runnerOf(files, preview),
    mode: block.mode === 'run' ? fence.mode : block.mode,
    reason: block.reason ?? fence.reason,
    error: block.error ?? fence.error,
    loops: block.loops || fence.loops,
    trace: block.trace || fence.trace,
    height: block.height ?? fence.height,
    setup: block.setup ?? fence.setup,
    hidden: block.hidden && file.hidden,
  };
}

/** The block whose state or files another one continues. */
export function findBase(
  fence: Fence,
  file: CodeFile,
  earlier: readonly ExampleBlock[],
  collector: Collector,
): ExampleBlock | undefined {
  const base = earlier.find(({named, id}) => named && id === fence.continues);
  if (!base) {
    reportNoBase(fence, file, earlier, collector);
  } else if (!inheritsFiles(base) && base.lang !== file.lang) {
    collector.report(
      file.node,
      `a ${file.lang} block cannot continue a ${base.lang} block`,
      'continue a block of the same language',
    );
  }
  return base;
}

/** Why there is no block to continue: it comes later, is the block itself, has another name, or has none. */
function reportNoBase(
  {continues = ''}: Fence,
  {node, fenceLine}: CodeFile,
  earlier: readonly ExampleBlock[],
  collector: Collector,
): void {
  const line = collector.named.get(continues);
  if (line === fenceLine) {
    collector.report(
      node,
      `the block “${continues}” continues itself`,
      'write the id of an earlier block',
    );
  } else if (line !== undefined && line > fenceLine) {
    collector.report(
      node,
      `the block “${continues}” comes later, on line ${line}, but a block can only continue an earlier one`,
      'move it above this block, or continue another one',
    );
  } else {
    const like = nearest(
      continues,
      earlier.flatMap(({id, named: isNamed}) => (isNamed ? [id] : [])),
    );
    collector.report(
      node,
      `no earlier block has the id “${continues}”`,
      like === undefined
        ? `give the block before it \`id=${continues}\``
        : `did you mean \`continue=${like}\`?`,
    );
  }
}
