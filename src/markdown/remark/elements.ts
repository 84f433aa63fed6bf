import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {BlockData, QuizData, ShownFile, TaskData} from '../../lib/code/blockData';
import type {Block, CodeFile, ExampleBlock, QuizBlock, TaskBlock} from '../../blocks/types';
import {previousCode} from '../../blocks/collect';
import {answersAsShown} from '../../blocks/answerOrder';
import {highlightHtml} from '../highlight';
import {isElement} from '../../blocks/widgets/elements';
import {filesWith} from '../../blocks/task';
import {inlineHtml} from './inlineHtml';
import {type Plain, jsxElement} from './jsx';
import {paperRunOf, stillOf} from './stills';

type Props = Readonly<Record<string, Plain>>;

/** Code that is only displayed. */
export function codeBlock(file: CodeFile, title = file.title): MdxJsxFlowElement {
  return jsxElement('CodeBlock', {
    lang: file.lang,
    html: highlightHtml(file.text, file.lang, file.highlight),
    title,
  });
}

/** Whether the page can run the block; style sheets alone, fragments and `norun` blocks are only displayed. */
export function canRun(block: ExampleBlock): boolean {
  const isShownOnly = block.mode === 'norun' || block.mode === 'fragment';
  return block.runner !== undefined && block.runner !== 'css' && !isShownOnly;
}

/** The elements that replace an example: one that runs, or code with its result. */
export function exampleElement(
  block: ExampleBlock,
  last: CodeFile,
  tabs: readonly CodeFile[],
  blocks: readonly Block[],
  root: string,
): readonly MdxJsxFlowElement[] {
  if (canRun(block)) {
    const data = runnableData(block, last, tabs, blocks, root) as unknown as Props;
    const trace = last.node.data?.trace as unknown as Props | undefined;
    return [
      trace
        ? jsxElement('StepThrough', {block: data, trace})
        : jsxElement('Runnable', {block: data}),
    ];
  }
  const output = block.output ? [codeBlock(block.output, 'Output')] : [];
  return [...tabs.map((file) => codeBlock(file)), ...output];
}

/** The data of a runnable block for the page. */
export function runnableData(
  block: ExampleBlock,
  last: CodeFile,
  tabs: readonly CodeFile[],
  blocks: readonly Block[],
  root: string,
): BlockData {
  const data = blockData(block, last, tabs, blocks);
  const still = stillOf(block, root);
  const runsOnPaper = block.preview && still === undefined;
  return {
    ...data,
    still,
    paperRun: runsOnPaper ? paperRunOf(block, data.previous ?? [], root) : undefined,
  };
}

function blockData(
  block: ExampleBlock,
  last: CodeFile,
  tabs: readonly CodeFile[],
  blocks: readonly Block[],
): BlockData {
  const previous = previousCode(blocks, block);
  const files = block.files.map((file) => shownFile(file, !tabs.includes(file)));
  const {output} = block;
  return {
    id: block.id,
    runner: block.runner!,
    title: block.title,
    files,
    open: block.files.indexOf(tabs.find(({open}) => open) ?? last) || undefined,
    output: output && {lang: output.lang, html: highlightHtml(output.text, output.lang)},
    previous: previous.length > 0 ? previous : undefined,
    setup: block.setup,
    preview: block.preview || undefined,
    height: block.height,
    loops: block.loops || undefined,
    error: block.error,
  };
}

function shownFile(file: CodeFile, hidden: boolean): ShownFile {
  return {
    name: file.name,
    lang: file.lang,
    html: highlightHtml(file.text, hidden ? 'text' : file.lang, hidden ? [] : file.highlight),
    hidden: hidden || undefined,
  };
}

/** The task with its code as data; its prose, with the code quoted there, and its hints stay as they are. */
export function taskElement(task: TaskBlock, blocks: readonly Block[]): MdxJsxFlowElement {
  const previous = previousCode(blocks, task);
  const show = (file: CodeFile) => shownFile(file, file.hidden);
  const marked = task.start.findIndex(({open}) => open);
  const data: TaskData = {
    id: task.id,
    runner: task.runner!,
    start: task.start.map(show),
    solution: filesWith(task, task.solution).map(show),
    test: task.test!.text,
    setup: task.setup,
    previous: previous.length > 0 ? previous : undefined,
    preview: task.preview || undefined,
    height: task.height,
    open: marked < 0 ? undefined : marked,
  };
  const quoted = new Map(task.quoted.map((file) => [file.node, codeBlock(file)]));
  const prose = task.node.children.flatMap((child) =>
    child.type === 'code' ? (quoted.get(child) ?? []) : child,
  );
  const isHelp = (child: (typeof prose)[number]) =>
    isElement(child, 'Hint') || isElement(child, 'Explain');
  const {title, level} = task;
  return jsxElement('Task', {title, level, task: data as unknown as Props}, [
    jsxElement(
      'TaskText',
      {},
      prose.filter((child) => !isHelp(child)),
    ),
    ...prose.filter(isHelp),
  ]);
}

/**
 * Answers are shuffled, so that the position does not give the right one away.
 *
 * @param path path of the lesson, which determines the order together with the question's text, so that every
 * build has the same order
 */
export function quizElement(quiz: QuizBlock, path: string): MdxJsxFlowElement {
  const data: QuizData = {
    questions: quiz.questions.map((question) => ({
      html: inlineHtml(question.content),
      code: question.code.map((file) => ({
        lang: file.lang,
        html: highlightHtml(file.text, file.lang, file.highlight),
      })),
      several: question.chooseAll || undefined,
      answers: answersAsShown(question, path).map((answer) => ({
        html: inlineHtml(answer.content),
        why: inlineHtml(answer.explanationContent),
        right: answer.correct || undefined,
      })),
    })),
  };
  return jsxElement('Quiz', {quiz: data as unknown as Props});
}
