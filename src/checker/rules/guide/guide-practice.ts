import {LESSON_GUIDE} from '../../../data/lessonGuide';
import {kindOfLesson} from '../../site/lessonKind';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const {tasks, questions, examples} = LESSON_GUIDE;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: `A lesson has ${examples} examples that run, a task, and a quiz of ${questions.least} to ${questions.most} questions.`,
  why: 'Readers forget what they have only read.',
  wrong: '---\ntitle: Lists\n---\n\nA list has items.',
  right: '---\ntitle: Lists\n---\n\n(two examples that run, a `<Task>` and a `<Quiz>`)',
  check: (lesson) => {
    if (kindOfLesson(lesson) !== 'lesson') {
      return [];
    }
    const {blocks} = lesson.facts;
    const at = {line: 1, column: 1};
    const few = (message: string, remedy: string): Finding => ({at, message, remedy});
    return [
      ...(blocks.run < examples
        ? [
            few(
              `the lesson has ${blocks.run} example${blocks.run === 1 ? '' : 's'} that run`,
              `add examples until there are at least ${examples}`,
            ),
          ]
        : []),
      ...(blocks.tasks < tasks
        ? [few('the lesson has no task', 'write a <Task> (docs/widgets.md)')]
        : []),
      ...(blocks.quizzes === 0
        ? [few('the lesson has no quiz', 'write a <Quiz> (docs/widgets.md)')]
        : []),
      ...(blocks.quizzes > 0 &&
      (blocks.questions < questions.least || blocks.questions > questions.most * blocks.quizzes)
        ? [
            few(
              `the quiz has ${blocks.questions} question${blocks.questions === 1 ? '' : 's'}`,
              `ask ${questions.least} to ${questions.most}`,
            ),
          ]
        : []),
    ];
  },
};
