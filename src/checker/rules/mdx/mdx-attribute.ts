import {faultsOf, quote} from '../../read/faults';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

export const rule: LessonRule = {
  name: 'mdx-attribute',
  scope: 'lesson',
  severity: 'error',
  wants: 'The value of an attribute stands in straight quotation marks.',
  why: 'Word processors make curly ones, which stop the build.',
  wrong: '<Badge type=“tip” text=“Exercise” />',
  right: '<Badge type="tip" text="Exercise" />',
  cases: ['en-smart-quotes'],
  check: (lesson) => [
    ...faultsOf(lesson, 'curly-quote').map(({start, end, text}): Finding => ({
      at: start,
      message: `curly quotation marks in ${quote(text)}`,
      remedy: 'write straight ones: "…"',
      edits: [
        {start, end, text: text.replace(/[“”„‟«»]/g, '"').replace(/[‘’](?=[^‘’]*[\s/>]|$)/g, "'")},
      ],
    })),
    ...faultsOf(lesson, 'bad-attribute').map(({start, text}): Finding => ({
      at: start,
      message: `${quote(text)} has an attribute that cannot be read`,
      remedy: 'write name="value", the value in straight quotation marks',
    })),
  ],
};
