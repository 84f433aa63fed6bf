import {toString} from 'mdast-util-to-string';
import type {LessonRule} from '../../rule';

const VAGUE = /^(?:here|click here|this|this page|this link|link|read more|more|see here)$/i;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'The text of a link says where it leads.',
  why: 'Screen readers list the links of a page without the sentences around them, where “here” means nothing (WCAG 2.4.4).',
  wrong: 'To learn about lists, click [here](../html-lists/index.md).',
  right: 'Read about [lists](../html-lists/index.md).',
  check: ({nodes}) =>
    nodes.links
      .filter((link) => VAGUE.test(toString(link).trim()))
      .map((link) => ({
        at: nodes.spanOf(link).start,
        message: `the link “${toString(link).trim()}” does not say where it leads`,
        remedy: 'use the title of the page, or what the reader finds there',
      })),
};
