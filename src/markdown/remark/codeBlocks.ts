import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {Block, CodeFile, ExampleBlock} from '../../blocks/types';
import {collectBlocks} from '../../blocks/collect';
import {canRun, codeBlock, exampleElement, quizElement, taskElement} from './elements';
import {figureElement} from './figure';
import {mermaidElement} from './mermaid';
import {stepsElement} from './steps';
import {pathOf, stopBuild} from './shared';
import {timelineElement} from './timeline';

interface Options {
  /** Absolute path of the project. */
  readonly root: string;
}

type Replacements = ReadonlyMap<RootContent, readonly RootContent[]>;

/**
 * Replaces all code, tasks, quizzes, figures and timelines of a lesson with elements that contain rendered
 * HTML. Runs before Docusaurus's own plugins, which would otherwise process the code blocks.
 */
export default function codeBlocks({root}: Options) {
  return (tree: Root, file: VFile): void => {
    const {blocks, problems} = collectBlocks(tree);
    if (problems.length > 0) {
      stopBuild(pathOf(file, root), 'code', problems);
    }
    const siblings = listSiblings(tree);
    const replacements = new Map<RootContent, readonly RootContent[]>();
    for (const block of blocks) {
      if (block.kind === 'task') {
        replacements.set(block.node, [taskElement(block, blocks)]);
      } else if (block.kind === 'quiz') {
        replacements.set(block.node, [quizElement(block, pathOf(file, root))]);
      } else {
        placeExample(block, blocks, siblings, replacements, root);
      }
    }
    replaceAll(tree, replacements, {
      Figure: (element) => figureElement(element, file, root),
      Steps: (element) => stepsElement(element, file, root),
      Timeline: (element) => timelineElement(element, blocks, file, root),
    });
  };
}

function placeExample(
  block: ExampleBlock,
  blocks: readonly Block[],
  siblings: Siblings,
  replacements: Map<RootContent, readonly RootContent[]>,
  root: string,
): void {
  const own = block.files.filter(({inherited}) => !inherited);
  const shown = own.filter(({hidden}) => !hidden);
  // Restores the order of the source, because the files of a page are sorted.
  const last = [...shown].sort((a, b) => a.fenceLine - b.fenceLine).at(-1);
  for (const file of own) {
    const isTab = last !== undefined && (file === last || standTogether(file, last, siblings));
    replacements.set(file.node, file.hidden || isTab ? [] : [codeBlock(file)]);
  }
  if (block.output) {
    replacements.set(block.output.node, []);
  }
  if (last?.lang === 'mermaid') {
    replacements.set(last.node, [mermaidElement(last, root)]);
  } else if (last) {
    const tabs = canRun(block)
      ? shown
      : shown.filter((file) => file === last || standTogether(file, last, siblings));
    replacements.set(last.node, exampleElement(block, last, tabs, blocks, root));
  }
}

type Siblings = ReadonlyMap<RootContent, {readonly parent: Parent; readonly index: number}>;

function listSiblings(parent: Parent, found = new Map()): Siblings {
  for (const [index, child] of parent.children.entries()) {
    found.set(child, {parent, index});
    if ('children' in child) {
      listSiblings(child, found);
    }
  }
  return found;
}

/** Whether there is only code between two files of a block, so that they can be its tabs. */
function standTogether(file: CodeFile, last: CodeFile, siblings: Siblings): boolean {
  const a = siblings.get(file.node);
  const b = siblings.get(last.node);
  return (
    a !== undefined &&
    a.parent === b?.parent &&
    a.parent.children.slice(a.index, b.index).every(({type}) => type === 'code')
  );
}

type Makers = Readonly<Record<string, (node: MdxJsxFlowElement) => MdxJsxFlowElement>>;

function replaceAll(parent: Parent, replacements: Replacements, makers: Makers): void {
  parent.children = parent.children.flatMap((child): readonly RootContent[] => {
    const make = child.type === 'mdxJsxFlowElement' ? makers[child.name ?? ''] : undefined;
    if (make) {
      return [make(child as MdxJsxFlowElement)];
    }
    const replacement = replacements.get(child);
    const result = replacement ?? [child];
    for (const node of result) {
      if ('children' in node) {
        replaceAll(node, replacements, makers);
      }
    }
    return result;
  });
}
