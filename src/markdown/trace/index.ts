import type {TraceData} from '../../lib/code/blockData';
import type {Step} from '../../sandbox/trace/types';
import {type Change, changesOf, newText} from './changes';
import {type Parts, stepHtml} from './stepHtml';

/** The steps of a script in the form that the page shows. */
export function traceData(steps: readonly Step[], code: string): TraceData {
  const lines = code.split('\n').map((line) => line.trim());
  const parts = partsOf(steps);
  const changes = changesOf(steps);
  return {
    steps: steps.map((step, index) => {
      const before = steps[index - 1];
      const text = step.line === undefined ? '' : (lines[step.line - 1] ?? '');
      return {
        line: step.line,
        says: says(step, text, changes[index]!, newText(step, before)),
        html: stepHtml(step, {text, parts, changes: changes[index]!}),
      };
    }),
  };
}

/** Parts that a trace never fills take up no space in any step. */
function partsOf(steps: readonly Step[]): Parts {
  return {
    variables: steps.some(({scopes}) => scopes.length > 0),
    calls: steps.some(({calls, task}) => calls.length > 1 || task !== undefined),
    waiting: steps.some(({waiting}) => waiting.length > 0),
    printed: steps.some(({printed}) => printed !== ''),
  };
}

function says(
  {line, event}: Step,
  text: string,
  changes: readonly Change[],
  printed: string,
): string {
  const place = line === undefined ? [] : [`Line ${line}: ${text}`];
  return [
    ...changes.map(({name, value}) => `${name} is ${value}`),
    ...(printed === '' ? [] : [`Printed: ${printed.trimEnd().replaceAll('\n', ', ')}`]),
    ...place,
    ...(event === undefined ? [] : [event]),
  ].join('. ');
}
