import {headingText} from '../../../lib/headingText';
import type {LessonRule} from '../../rule';

const EMPTY_WORDS =
  /^(?:introduction|overview|conclusion|summary|intro|basics|getting started|example|examples)$/i;
const OPENING =
  /^(?:in this (?:lesson|page|section|chapter|tutorial|module)|this (?:lesson|page|section) (?:will|covers|is about))/i;

export const rule: LessonRule = {
  scope: 'lesson',
  severity: 'warning',
  wants:
    'A heading says what its section is about, and a page opens with the problem that it solves.',
  why: 'Headings are read on their own in the sidebar and in search results. An opening that describes the page gives readers no reason to go on.',
  wrong: 'In this lesson we will learn about lists.\n\n## Introduction\n\nA list has items.',
  right:
    'The film club has snacks, a running order and a cast. All three are lists.\n\n## A bulleted list\n\nA list has items.',
  *check({path, nodes}) {
    if (!path.startsWith('modules/')) {
      return;
    }
    const first = nodes.paragraphs[0];
    const opening = first?.children[0];
    if (first && opening?.type === 'text' && OPENING.test(opening.value.trim())) {
      yield {
        at: nodes.spanOf(first).start,
        message: 'the page opens by describing itself',
        remedy: 'open with the problem that it solves',
      };
    }
    for (const heading of nodes.headings) {
      const words = headingText(heading);
      if (EMPTY_WORDS.test(words)) {
        yield {
          at: nodes.spanOf(heading).start,
          message: `the heading “${words}” does not say what its section is about`,
          remedy: 'name the subject of the section',
        };
      }
    }
  },
};
