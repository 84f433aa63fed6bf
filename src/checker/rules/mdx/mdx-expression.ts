import {faultsOf, quote} from '../../read/faults';
import type {LessonRule} from '../../rule';
import type {Edit, Finding} from '../../../text/finding';
import type {Fault} from '../../read/scan/types';

const HEADING_ID = /^\s*#[\w-]+\s*$/;
/**
 * A CSS selector or a function head right before the brace belongs to the code. A single word could just as well be
 * part of the sentence: only a character that never appears in prose makes it code.
 */
const HEAD = /(?:^|\s)([.#][\w-]+(?::[\w-]+)?|[\w-]+:[\w-]+|[\w-]+\([^()`\n]*\)) $/;

function toCode(text: string, {start, end}: Fault): readonly Edit[] | undefined {
  const code = text.slice(start, end);
  if (/[`\n\r]/.test(code)) {
    return undefined;
  }
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const head = /[:;(]/.test(code) ? (HEAD.exec(line)?.[1] ?? '') : '';
  const from = head === '' ? start : start - head.length - 1;
  return [{start: from, end, text: `\`${text.slice(from, end)}\``}];
}

function finding(text: string, fault: Fault): Finding {
  const edits = toCode(text, fault);
  const shown = quote(`{${fault.text}}`);
  return {
    at: fault.start,
    message: `${shown} is read as JavaScript, not as text`,
    remedy: fault.text.includes('\n')
      ? 'put code that spans several lines in a fence'
      : `put it in backticks: \`${shown}\``,
    ...(edits && {edits}),
  };
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Braces in a sentence are in backticks.',
  why: 'MDX runs the code between braces. A name that does not exist stops the build with a message that names no file, and browser code such as `window` fails during the build.',
  wrong: 'Print it with {{ message }} or {name}.',
  right: 'Print it with `{{ message }}` or `{name}`.',
  cases: ['mx-braces', 'mx-mustache', 'mx-braces-css', 'mx-expr-throws', 'mx-expr-undef'],
  check: (lesson) =>
    faultsOf(lesson, 'expression')
      .filter(({text}) => !HEADING_ID.test(text))
      .map((fault) => finding(lesson.text, fault)),
};
