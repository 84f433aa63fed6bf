import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {CodeFile, Collector, ExampleBlock, TaskBlock} from './types';
import {reportSecondOpen} from './openFile';
import {readCases} from './taskCases';
import {findBase} from './example';
import {asListed, inheritsFiles} from './inheritedFiles';
import {attributeText, isElement} from './widgets/elements';
import {type ReadCode, readCode, runnerOf} from './readCode';

/** Reads a `<Task>` and reports the parts that are missing; its props are checked in widgetProps.ts. */
export function readTask(
  node: MdxJsxFlowElement,
  earlier: readonly ExampleBlock[],
  collector: Collector,
): TaskBlock {
  const code = node.children.filter((child) => child.type === 'code');
  const read = code.flatMap((child) => readCode(child, collector) ?? []);
  const ofRole = (role: string): readonly ReadCode[] =>
    read.filter(({fence}) => fence.role === role);
  const start = ofRole('start');
  const tests = ofRole('test');
  const written = start.map(({file}) => file);
  const startFiles = written.some(({lang}) => lang === 'html') ? asListed(written) : written;
  const solution = ofRole('solution').map(({file}) => file);
  const base = findState(start, earlier, collector);
  const preview = start.some(({fence}) => fence.preview);
  const task: TaskBlock = {
    kind: 'task',
    id: attributeText(node, 'id') ?? '',
    title: attributeText(node, 'title') ?? '',
    level: attributeText(node, 'level'),
    lang: startFiles[0]?.lang ?? 'text',
    runner: startFiles.length > 0 ? runnerOf(startFiles, preview) : undefined,
    preview,
    height: start.find(({fence}) => fence.height)?.fence.height,
    setup: start.find(({fence}) => fence.setup)?.fence.setup ?? base?.setup,
    continues: base?.id,
    start: startFiles,
    test: tests[0]?.file,
    solution,
    cases: readCases(read, collector),
    shown: read.filter(({fence}) => fence.role === undefined).map(({file}) => file),
    hints: node.children.filter((child) => isElement(child, 'Hint')).length,
    line: node.position?.start.line ?? 1,
    node,
  };
  // A part that cannot be read is reported as such, not as missing.
  const complete = read.length === code.length;
  checkTask(task, tests.length, complete, collector);
  return task;
}

/** The block whose state the task starts from. */
function findState(
  start: readonly ReadCode[],
  earlier: readonly ExampleBlock[],
  collector: Collector,
): ExampleBlock | undefined {
  const first = start.find(({fence}) => fence.continues !== undefined);
  const base = first && findBase(first.fence, first.file, earlier, collector);
  if (base && inheritsFiles(base)) {
    collector.report(
      first.file.node,
      'a task cannot use the files of another block',
      'put all the files that it needs in its start',
    );
    return undefined;
  }
  return base;
}

function checkTask(task: TaskBlock, tests: number, complete: boolean, {report}: Collector): void {
  const {node, start, solution, cases} = task;
  if (complete && start.length === 0) {
    report(node, 'the task has no start', 'add a fence such as `~~~html start`');
  }
  if (complete && tests !== 1) {
    report(node, `the task has ${tests} checks`, 'keep exactly one `~~~js test` fence');
  }
  if (complete && solution.length === 0) {
    report(node, 'the task has no solution', 'add a fence such as `~~~html solution`');
  }
  reportSecondOpen(start, report);
  for (const list of [start, solution, ...cases.map(({files}) => files)]) {
    for (const file of list.filter((f, place) => sameName(list, f) !== place)) {
      report(file.node, `two files are called ${file.name}`, 'give one of them `file=…`');
    }
  }
}

function sameName(list: readonly CodeFile[], file: CodeFile): number {
  return list.findIndex(({name}) => name === file.name);
}

/** All files of a task, with the given ones in place of those of the start. */
export function filesWith({start}: TaskBlock, changes: readonly CodeFile[]): readonly CodeFile[] {
  const changed = start.map((file) => changes.find(({name}) => name === file.name) ?? file);
  const added = changes.filter((file) => sameName(start, file) < 0);
  return [...changed, ...added];
}
