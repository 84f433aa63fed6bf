import {LESSON_GUIDE} from '../../../data/lessonGuide';
import {kindOfLesson} from '../../site/lessonKind';
import type {LessonRule} from '../../rule';

const {least, most} = LESSON_GUIDE.questions;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: `A lesson has ${LESSON_GUIDE.examples} examples that run, a task, and a quiz of ${least} to ${most} questions.`,
  why: 'Readers forget what they have only read.',
  wrong: '---\ntitle: Lists\n---\n\nA list has items.',
  right: '---\ntitle: Lists\n---\n\n(two examples that run, a `<Task>` and a `<Quiz>`)',
  *check(lesson) {
    if (kindOfLesson(lesson) !== 'lesson') {
      return;
    }
    const {run, tasks, quizzes, questions} = lesson.facts.blocks;
    const at = {line: 1, column: 1};
    if (run < LESSON_GUIDE.examples) {
      yield {
        at,
        message: `the lesson has ${run} example${run === 1 ? '' : 's'} that run`,
        remedy: `add examples until there are at least ${LESSON_GUIDE.examples}`,
      };
    }
    if (tasks < LESSON_GUIDE.tasks) {
      yield {at, message: 'the lesson has no task', remedy: 'write a <Task> (docs/widgets.md)'};
    }
    if (quizzes === 0) {
      yield {at, message: 'the lesson has no quiz', remedy: 'write a <Quiz> (docs/widgets.md)'};
    } else if (questions < least || questions > most * quizzes) {
      yield {
        at,
        message: `the quiz has ${questions} question${questions === 1 ? '' : 's'}`,
        remedy: `ask ${least} to ${most}`,
      };
    }
  },
};
