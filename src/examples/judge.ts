import {VUE_WARNING} from '../data/runTexts';
import {lineDiff} from './lineDiff';
import {tidyText} from '../lib/code/tidyText';
import {squashMarkup} from './squashMarkup';
import type {CheckSummary, Execution, Finding, Fix, Job, JobCase, Verdict} from './types';

/** Languages whose output must be in the lesson, so that readers see it before they press Run. */
const PRINTING: readonly string[] = ['js', 'ts', 'php', 'sql'];
/** Languages whose result is markup, in which authors may break lines. */
const MARKUP: readonly string[] = ['jsx', 'tsx', 'vue'];

/** Compares the result of a job with what its author promised. */
export function judge(job: Job, execution: Execution): Verdict {
  if (job.kind === 'task') {
    return {failures: judgeTask(job, execution)};
  }
  if (execution.traceFault !== undefined) {
    return {failures: [{line: job.line, message: execution.traceFault}]};
  }
  if (job.mode === 'error') {
    const failures = judgeError(job, execution);
    return failures.length > 0
      ? {failures}
      : judgeOutput(job, execution, job.expected !== undefined);
  }
  if (execution.stopped && !job.loops) {
    const why = execution.stopped === 'output' ? 'printed too much' : 'did not finish in time';
    return {failures: [...execution.findings, {line: job.line, message: `the code ${why}`}]};
  }
  if (job.loops) {
    return execution.stopped
      ? {failures: []}
      : {
          failures: [
            {line: job.line, message: 'the code is marked as an endless loop, but it ended'},
          ],
        };
  }
  if (execution.findings.length > 0) {
    return {failures: execution.findings};
  }
  return judgeOutput(job, execution, true);
}

function judgeTask(job: Job, {start, solution, cases = []}: Execution): readonly Finding[] {
  const failures: Finding[] = [];
  const at = job.task!.check.line - 1;
  if (start?.passed) {
    failures.push({line: at, message: 'the check passes on the starting code; it must fail there'});
  }
  if (solution && !solution.passed) {
    const why = solution.error?.message ?? solution.message;
    failures.push({line: at, message: `the check fails on the solution: ${why}`});
  }
  return [
    ...failures,
    ...cases.flatMap((summary, index) => judgeCase(job.task!.cases[index]!, summary)),
  ];
}

function judgeCase({role, why, line}: JobCase, summary: CheckSummary): readonly Finding[] {
  if (role === 'accept' && !summary.passed) {
    const cause = summary.error?.message ?? summary.message;
    const message = `the check fails an \`accept\` block: ${cause} (make the check allow it, or remove the block if it is not a correct solution)`;
    return [{line, message}];
  }
  if (role === 'reject' && summary.passed) {
    const message = `the check passes a \`reject\` block: “${why}” (make the check test for this mistake, or remove the block if the task allows it)`;
    return [{line, message}];
  }
  return [];
}

function judgeError(job: Job, {findings, stopped}: Execution): readonly Finding[] {
  const expected = job.error!;
  if (findings.some(({message}) => message.includes(expected))) {
    return [];
  }
  const got =
    findings.length > 0
      ? findings.map(({message}) => `“${message}”`).join(', ')
      : stopped
        ? 'code that did not finish'
        : 'no error';
  return [{line: job.line, message: `expected an error with “${expected}”, got ${got}`}];
}

function judgeOutput(job: Job, {output}: Execution, required: boolean): Verdict {
  if (output === undefined) {
    return job.expected
      ? {
          failures: [
            {
              line: job.expected.line,
              message: 'the lesson shows a result, but the code is not run',
            },
          ],
        }
      : {failures: []};
  }
  const got = tidyText(output);
  if (job.runner === 'console') {
    const {text, line} = job.files[0]!;
    return compare(text, got, {line, lines: text.split('\n').length, text: got});
  }
  if (job.expected) {
    const {line, lines, indent, text} = job.expected;
    if (MARKUP.includes(job.runner) && squashMarkup(text) === squashMarkup(got)) {
      return {failures: []};
    }
    const verdict = compare(text, got, {line, lines, text: indented(got, indent)});
    return job.runner === 'sql' && hasSameLines(text, got) ? explainOrder(verdict) : verdict;
  }
  const warning = got.split('\n').find((line) => line.startsWith(VUE_WARNING));
  if (warning !== undefined) {
    const message = `${warning} (fix it, or show it in an output block)`;
    return {failures: [{line: job.line, message}]};
  }
  const mustShow = required && !job.hidden && !job.preview && PRINTING.includes(job.runner);
  if (got === '' || !mustShow) {
    return {failures: []};
  }
  return {
    failures: [
      {line: job.line, message: `expected an output block after the code, which prints:\n${got}`},
    ],
    fix: {line: job.lastLine + 1, lines: 0, text: `\n\`\`\`output\n${got}\n\`\`\``},
  };
}

function compare(expected: string, got: string, fix: Fix): Verdict {
  const difference = lineDiff(tidyText(expected), got);
  return difference === undefined
    ? {failures: []}
    : {
        failures: [{line: fix.line + difference.line, message: difference.message}],
        fix,
      };
}

function hasSameLines(a: string, b: string): boolean {
  const sorted = (text: string) => tidyText(text).split('\n').sort().join('\n');
  return sorted(a) === sorted(b);
}

/** Explains the failure of a result whose rows are right but in another order. */
function explainOrder({failures, fix}: Verdict): Verdict {
  const why = '(the rows are the same, but in a different order: add ORDER BY to the query)';
  return {
    failures: failures.map(({line, message}) => ({line, message: `${message}\n${why}`})),
    fix,
  };
}

function indented(text: string, columns: number): string {
  return columns === 0 ? text : text.replace(/^(?=.)/gm, ' '.repeat(columns));
}
