import {shuffled} from '../lib/shuffle';
import type {QuizAnswer, QuizQuestion} from './types';

/** The answers in the order in which the page shows them, the same in every build. */
export function answersAsShown(
  {answers, text}: Pick<QuizQuestion, 'answers' | 'text'>,
  path: string,
): readonly QuizAnswer[] {
  return shuffled(answers, `${path} ${text}`);
}
