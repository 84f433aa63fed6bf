import {faultsOf, quote} from '../../read/faults';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'The value of an attribute is in straight quotation marks.',
  why: 'Word processors turn them into curly ones, which stop the build.',
  wrong: '<Badge type=“tip” text=“Exercise” />',
  right: '<Badge type="tip" text="Exercise" />',
  cases: ['en-smart-quotes'],
  check: (lesson) => [
    ...faultsOf(lesson, 'curly-quote').map(({start, end, text}): Finding => ({
      at: start,
      message: `${quote(text)} uses curly quotation marks`,
      remedy: 'use straight ones: "…"',
      edits: [
        {start, end, text: text.replace(/[“”„‟«»]/g, '"').replace(/[‘’](?=[^‘’]*[\s/>]|$)/g, "'")},
      ],
    })),
    ...faultsOf(lesson, 'bad-attribute').map(({start, text}): Finding => ({
      at: start,
      message: `${quote(text)} has an attribute that cannot be read`,
      remedy: 'write name="value", with straight quotation marks',
    })),
  ],
};
