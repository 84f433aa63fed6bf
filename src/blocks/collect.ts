import type {Code, Parent, Root, RootContent} from 'mdast';
import type {Block, Blocks, BlockProblem, Collector, ExampleBlock, TaskBlock} from './types';
import {addToExample, newExample} from './example';
import {namedFences} from './namedFences';
import {isElement} from './widgets/elements';
import {readQuiz} from './quiz';
import {type ReadCode, readCode} from './readCode';
import {reportSameButCase} from './sameButCase';
import {readTask} from './task';
import {reportTimelines} from './timeline';
import {reportTraces} from './trace';

/** The blocks of a page parsed by `parseMdx`, in page order, and all mistakes. */
export function collectBlocks(tree: Root): Blocks {
  const problems: BlockProblem[] = [];
  const collector: Collector = {
    problems,
    named: namedFences(tree),
    report(node, message, remedy) {
      const {line = 1, column = 1} = node.position?.start ?? {};
      problems.push({message, remedy, line, column});
    },
  };
  const blocks: Block[] = [];
  walk(tree, blocks, collector);
  checkIds(blocks, collector);
  reportSameButCase(blocks, collector);
  reportTraces(blocks, collector);
  reportTimelines(tree, blocks, collector);
  return {blocks, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column)};
}

/**
 * Code of the blocks that the given one continues, oldest first. Pages and components continue
 * the files instead, so they have none.
 */
export function previousCode(
  blocks: readonly Block[],
  block: ExampleBlock | TaskBlock,
): readonly string[] {
  if (block.kind === 'example' && block.files.some(({inherited}) => inherited)) {
    return [];
  }
  const chain: ExampleBlock[] = [];
  const earlier = blocks.slice(0, blocks.indexOf(block)).filter(isExample);
  for (let id = block.continues; id !== undefined;) {
    const base = earlier.find((other) => other.named && other.id === id);
    if (!base || chain.includes(base)) {
      break;
    }
    chain.unshift(base);
    id = base.continues;
  }
  return chain.map(({files}) => files[0]!.text);
}

function isExample(block: Block): block is ExampleBlock {
  return block.kind === 'example';
}

function walk(parent: Parent, blocks: Block[], collector: Collector): void {
  let previous: RootContent | undefined;
  for (const child of parent.children) {
    if (child.type === 'code') {
      placeCode(child, previous, blocks, collector);
    } else if (isElement(child, 'Task')) {
      blocks.push(readTask(child, blocks.filter(isExample), collector));
    } else if (isElement(child, 'Quiz')) {
      blocks.push(readQuiz(child, collector));
    } else if ('children' in child) {
      checkSummary(child, collector);
      walk(child, blocks, collector);
    }
    previous = child;
  }
}

function checkSummary(node: Parent & RootContent, {report}: Collector): void {
  if (isElement(node, 'Summary') && node.children.every(({type}) => type !== 'list')) {
    report(
      node,
      'the summary has no list',
      'write three to six bullets that a student could revise from',
    );
  }
}

function placeCode(
  node: Code,
  previous: RootContent | undefined,
  blocks: Block[],
  collector: Collector,
): void {
  const read = readCode(node, collector);
  if (read?.fence.role) {
    collector.report(
      node,
      `“${read.fence.role}” is only allowed in a task`,
      'move it into `<Task>`',
    );
  } else if (read?.fence.output) {
    attachOutput(read, previous, blocks, collector);
  } else if (read) {
    placeExample(read, blocks, collector);
  }
}

function placeExample(read: ReadCode, blocks: Block[], collector: Collector): void {
  const examples = blocks.filter(isExample);
  const group = read.fence.id && examples.find(({named, id}) => named && id === read.fence.id);
  if (group) {
    blocks.splice(blocks.indexOf(group), 1);
    blocks.push(addToExample(group, read, collector));
  } else {
    blocks.push(newExample(read, examples, collector));
  }
}

function attachOutput(
  {file}: ReadCode,
  previous: RootContent | undefined,
  blocks: Block[],
  collector: Collector,
): void {
  const owner = blocks.find(
    (block): block is ExampleBlock =>
      isExample(block) && block.files.some(({node, inherited}) => node === previous && !inherited),
  );
  if (!owner || owner.output) {
    collector.report(
      file.node,
      'this expected result does not follow a code block',
      'move it right after the block that produces it',
    );
    return;
  }
  blocks[blocks.indexOf(owner)] = {...owner, output: file};
}

function checkIds(blocks: readonly Block[], collector: Collector): void {
  const seen = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'quiz' || block.id === '') {
      continue;
    }
    if (seen.has(block.id)) {
      const node = block.kind === 'task' ? block.node : block.files[0]!.node;
      collector.report(node, `the id “${block.id}” is used twice`, 'give each block its own id');
    }
    seen.add(block.id);
  }
}
