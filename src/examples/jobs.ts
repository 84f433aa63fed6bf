import type {Block, CodeFile, ExampleBlock, TaskBlock} from '../blocks/types';
import {collectBlocks, previousCode} from '../blocks/collect';
import {parseMdx} from '../blocks/parseMdx';
import {filesWith} from '../blocks/task';
import type {Source} from '../text/types';
import type {Finding, Job, JobFile} from './types';

interface LessonJobs {
  readonly jobs: readonly Job[];
  /** Mistakes in the fences themselves. */
  readonly findings: readonly Finding[];
}

/** Everything in a lesson's code that can be run or validated. */
export function lessonJobs({path, text}: Source): LessonJobs {
  try {
    const {blocks, problems} = collectBlocks(parseMdx(text));
    return {
      jobs: blocks.flatMap((block) => blockJob(path, block, blocks) ?? []),
      findings: problems.map(({line, message, remedy}) => ({
        line,
        message: `${message} (${remedy})`,
      })),
    };
  } catch (error) {
    const {line = 1, message} = error as {line?: number; message: string};
    return {jobs: [], findings: [{line, message: `the page is not valid MDX: ${message}`}]};
  }
}

function blockJob(path: string, block: Block, all: readonly Block[]): Job | undefined {
  if (block.kind === 'quiz') {
    return undefined;
  }
  const runner = block.runner ?? checkedLanguage(block.lang);
  if (runner === undefined) {
    return undefined;
  }
  return block.kind === 'task'
    ? taskJob(path, runner, block, all)
    : exampleJob(path, runner, block, all);
}

function checkedLanguage(lang: string): string | undefined {
  return ['json', 'mermaid', 'bash'].includes(lang) ? lang : undefined;
}

function exampleJob(path: string, runner: string, block: ExampleBlock, all: readonly Block[]): Job {
  const {output} = block;
  return {
    path,
    line: block.line,
    kind: 'example',
    language: block.lang,
    runner,
    mode: block.mode,
    error: block.error,
    loops: block.loops,
    preview: block.preview,
    ...(block.trace && {trace: true}),
    hidden: block.hidden,
    files: block.files.map(toJobFile),
    previous: previousCode(all, block),
    setup: block.setup,
    expected: output && {
      lang: output.lang,
      text: output.text,
      line: output.line,
      lines: output.lines,
      indent: output.indent,
    },
    lastLine: Math.max(
      ...block.files.filter(({inherited}) => !inherited).map(({line, lines}) => line + lines),
    ),
  };
}

function taskJob(
  path: string,
  runner: string,
  task: TaskBlock,
  all: readonly Block[],
): Job | undefined {
  if (!task.test) {
    return undefined;
  }
  return {
    path,
    line: task.line,
    kind: 'task',
    language: task.lang,
    runner,
    mode: 'run',
    loops: false,
    preview: task.preview,
    hidden: false,
    files: task.start.map(toJobFile),
    previous: previousCode(all, task),
    setup: task.setup,
    lastLine: task.line,
    task: {
      check: toJobFile(task.test),
      solution: filesWith(task, task.solution).map(toJobFile),
      cases: task.cases.map(({role, why, files, line}) => ({
        role,
        why,
        files: filesWith(task, files).map(toJobFile),
        line,
      })),
    },
  };
}

function toJobFile({name, lang, text, line, inherited}: CodeFile): JobFile {
  return {name, lang, text, line, inherited};
}
