import type {CodeFile, Collector, ExampleBlock} from './blockTypes';
import type {Fence} from './fence';
import {inheritsFiles, joinInherited, withInherited} from './inheritedFiles';
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
    height: fence.height ?? base?.height,
    setup: fence.setup ?? base?.setup,
    continues: base && fence.continues,
    title: fence.title,
    hidden: file.hidden,
    files,
    line: file.fenceLine,
  };
}

/** The block with one more file. Options of the whole block may stand on any of its fences. */
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
      `“continue” stands on a later file of the block “${block.id}”`,
      'put it on the first fence of the block',
    );
  }
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
    height: block.height ?? fence.height,
    setup: block.setup ?? fence.setup,
    hidden: block.hidden && file.hidden,
  };
}

/** The block whose state or files another one goes on with. */
export function findBase(
  fence: Fence,
  file: CodeFile,
  earlier: readonly ExampleBlock[],
  collector: Collector,
): ExampleBlock | undefined {
  const base = earlier.find(({named, id}) => named && id === fence.continues);
  if (!base) {
    collector.report(
      file.node,
      `no earlier block has the id “${fence.continues}”`,
      `give the block before it \`id=${fence.continues}\``,
    );
  } else if (!inheritsFiles(base) && base.lang !== file.lang) {
    collector.report(
      file.node,
      `${file.lang} cannot go on in the state of a ${base.lang} block`,
      'continue a block of the same language',
    );
  }
  return base;
}
