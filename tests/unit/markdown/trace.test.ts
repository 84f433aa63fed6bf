import {traceData} from '../../../src/markdown/trace';
import type {Step} from '../../../src/sandbox/trace/types';

const step = (changed: Partial<Step>): Step => ({
  line: 1,
  scopes: [],
  calls: [{name: 'script', line: 1}],
  printed: '',
  waiting: [],
  ...changed,
});
const script = (value?: string) => ({title: 'script', variables: [{name: 'n', value}]});
const inCall = (value: string) => ({
  scopes: [{title: 'f', variables: [{name: 'a', value}]}],
  calls: [
    {name: 'f(1)', line: 1},
    {name: 'script', line: 2},
  ],
});

/** The document of a step, to be asked for its parts. */
const rows = (html: string) =>
  [...html.matchAll(/<tr( data-new)?><th scope=row>(.*?)<\/th><td>(.*?)<\/td>/g)].map(
    ([, isNew, name, value]) => `${isNew ? '*' : ''}${name} ${value!.replace(/<[^>]*>/g, '')}`,
  );

it('marks and names a variable whose value is another than before', () => {
  const {steps} = traceData(
    [step({scopes: [script()]}), step({scopes: [script('1')]}), step({scopes: [script('1')]})],
    'const n = 1;',
  );
  expect(steps.map(({html}) => rows(html))).toEqual([['n no value yet'], ['*n 1'], ['n 1']]);
  expect(steps.map(({says}) => says)).toEqual([
    'Line 1: const n = 1;',
    'n is 1. Line 1: const n = 1;',
    'Line 1: const n = 1;',
  ]);
});

it('does not mark the variables of a call to which another one returns', () => {
  const deeper = {...inCall('2'), calls: [{name: 'f(2)', line: 1}, ...inCall('1').calls]};
  const {steps} = traceData([inCall('1'), deeper, inCall('1')].map(step), 'f();');
  expect(rows(steps[1]!.html)).toEqual(['*a 2']);
  expect(rows(steps[2]!.html)).toEqual(['a 1']);
});

it('says what was printed since the step before, and what happens', () => {
  const {steps} = traceData(
    [
      step({printed: 'a\n'}),
      step({line: undefined, event: 'The script has ended', printed: 'a\nb\n'}),
    ],
    'x;',
  );
  expect(steps[1]!.says).toBe('Printed: b. The script has ended');
  expect(steps[1]!.line).toBeUndefined();
});

it('writes code and values as text', () => {
  const {steps} = traceData(
    [step({scopes: [script("'<b>&'")], printed: '<i>\n'})],
    "const n = '<b>&';",
  );
  expect(steps[0]!.html).toContain("<code>const n = '&lt;b>&amp;';</code>");
  expect(steps[0]!.html).toContain("<code>'&lt;b>&amp;'</code>");
  expect(steps[0]!.html).toContain('<pre>&lt;i>\n</pre>');
});

it('has only the parts that some step needs', () => {
  const parts = (steps: readonly Step[]) =>
    [...traceData(steps, 'x;').steps[0]!.html.matchAll(/data-part=(\w+)/g)].map(([, name]) => name);
  expect(parts([step({})])).toEqual(['line']);
  expect(parts([step({}), step({...inCall('1'), waiting: ['timer'], printed: 'a\n'})])).toEqual([
    'line',
    'variables',
    'calls',
    'waiting',
    'printed',
  ]);
});
