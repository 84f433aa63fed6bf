import {LESSON_GUIDE} from '../../../data/lessonGuide';
import {quote} from '../../read/faults';
import {sentencesOf, wordCount} from '../../read/prose';
import type {LessonRule} from '../../rule';

const {average, most} = LESSON_GUIDE.sentence;

export const rule: LessonRule = {
  scope: 'lesson',
  severity: 'warning',
  wants: `Sentences have under ${average} words on average, and none over ${most}.`,
  why: 'Many students read in a second language.',
  wrong: 'A sentence of fifty words, with clauses in clauses.',
  right: 'A short sentence. Then another.',
  *check(lesson) {
    const sentences = lesson.prose.blocks
      .filter(({kind}) => kind === 'paragraph')
      .flatMap(({text, line, column}) =>
        sentencesOf(text).map((sentence) => ({sentence, line, column, words: wordCount(sentence)})),
      );
    for (const {sentence, line, column, words} of sentences.filter(({words}) => words > most)) {
      yield {
        at: {line, column},
        message: `a sentence has ${words} words: “${quote(sentence, 50)}”`,
        remedy: 'split it in two',
      };
    }
    const total = sentences.reduce((sum, {words}) => sum + words, 0);
    const mean = sentences.length === 0 ? 0 : total / sentences.length;
    if (mean > average) {
      yield {
        at: {line: 1, column: 1},
        message: `sentences have ${mean.toFixed(0)} words on average`,
        remedy: `shorten them to under ${average} on average`,
      };
    }
  },
};
