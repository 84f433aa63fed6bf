/**
 * The fence contract of lesson-guide §5, read once for the page, the tests and the content rules.
 * No part of it knows Docusaurus: text and a parsed tree in, plain data out.
 */
export {parseFence, type Fence, type FenceError, type FenceMode, type FenceResult} from './fence';
export {collectBlocks, previousCode} from './blocks';
export {parseMdx} from './parseMdx';
export type {
  Block,
  BlockProblem,
  Blocks,
  CodeFile,
  ExampleBlock,
  QuizAnswer,
  QuizBlock,
  QuizQuestion,
  TaskBlock,
} from './blockTypes';
