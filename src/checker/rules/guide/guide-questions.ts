import {LESSON_GUIDE} from '../../../data/lessonGuide';
import {isHiddenFile} from '../../../sources/sources';
import type {LessonRule} from '../../rule';

const {times, slack} = LESSON_GUIDE.longestAnswer;

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'The right answer is at most half as long again as the longest wrong one, and is not at the same position in every question.',
  why: 'A reader who can recognize the right answer by its form learns nothing from the question. The page shuffles the answers, but varying their order helps an author to write better wrong ones.',
  wrong:
    '- Which element makes a bulleted list?\n  - [x] `ul`, because the order of its items does not matter — Yes.\n  - [ ] `ol` — No.',
  right:
    '- Which element makes a bulleted list?\n  - [ ] `ol` — Its items are numbered.\n  - [x] `ul` — The order of its items does not matter.',
  *check({path, blocks}) {
    const quizzes = blocks.blocks.filter((block) => block.kind === 'quiz');
    const questions = quizzes
      .flatMap((quiz) => quiz.questions)
      .filter(({answers}) => answers.filter(({correct}) => correct).length === 1)
      .filter(({answers}) => answers.length > 1);
    if (isHiddenFile(path)) {
      return;
    }
    for (const {answers, line} of questions) {
      const {length} = answers.find(({correct}) => correct)!.text;
      const wrong = answers.filter(({correct}) => !correct);
      const longest = Math.max(...wrong.map(({text}) => text.length));
      if (length > longest * times && length - longest > slack) {
        yield {
          at: {line, column: 1},
          message: `the right answer has ${length} characters and the longest wrong one has ${longest}, so its length gives it away`,
          remedy: 'shorten the right answer, or make the wrong ones as complete as it is',
        };
      }
    }
    const places = new Set(questions.map(({answers}) => answers.findIndex(({correct}) => correct)));
    if (questions.length > 1 && places.size === 1) {
      yield {
        at: {line: quizzes[0]!.line, column: 1},
        message: `in all ${questions.length} questions, the right answer is number ${[...places][0]! + 1}`,
        remedy: 'change the order of the answers in some questions',
      };
    }
  },
};
