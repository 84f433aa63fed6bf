import {HTML_ELEMENTS} from '../../../data/htmlElements';
import {faultsOf, isInProse} from '../../read/faults';
import type {Lesson} from '../../read/lesson';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';
import type {Fault} from '../../read/scan/types';

function unclosed(lesson: Lesson, fault: Fault): Finding {
  const {start, end, text: name} = fault;
  const tag = lesson.text.slice(start, end);
  const bare = tag === `<${name}>`;
  const isName = HTML_ELEMENTS.has(name) || !/^[A-Z]/.test(name);
  if (bare && isName && (isInProse(lesson, fault) || !HTML_ELEMENTS.has(name))) {
    return {
      at: start,
      message: `${tag} in a sentence is read as a tag`,
      remedy: `put it in backticks: \`${tag}\``,
      edits: [{start, end, text: `\`${tag}\``}],
    };
  }
  return {
    at: start,
    message: name === '' ? '<> is never closed' : `<${name}> is never closed`,
    remedy:
      name === '' ? 'remove it' : `write </${name}> where it ends, or put the tag in backticks`,
  };
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'Every opening tag has a closing tag, and a tag that a sentence only mentions is in backticks.',
  why: 'A tag in the text becomes part of the page, and one without its closing tag stops the build.',
  wrong: '## The <picture> element\n\n<div>\n\nA box.',
  right: '## The `<picture>` element\n\n<div>\n\nA box.\n\n</div>',
  cases: ['mx-unclosed-div', 'mx-tag-prose', 'mx-generic'],
  check: (lesson) => [
    ...faultsOf(lesson, 'unclosed-tag').map((fault) => unclosed(lesson, fault)),
    ...faultsOf(lesson, 'stray-close').map(({start, end, text: name}): Finding => {
      const tag = lesson.text.slice(start, end);
      return {
        at: start,
        message: `${tag} has no opening tag`,
        remedy: `remove it, put it in backticks, or write <${name}> before it`,
      };
    }),
  ],
};
