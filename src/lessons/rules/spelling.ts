import {nearest} from '../../lib/nearest';
import type {Finding, LessonRule} from '../rule';
import {loadDictionary, type Dictionary} from '../spelling/dictionary';

const WORD =
  /(?<![\p{L}\p{N}\uFFFD_@#./\\&-])\p{L}[\p{L}’'-]*\p{L}(?![\p{L}\p{N}\uFFFD_@/\\]|\.\p{L}|\(\))/gu;
/** Abbreviations, names of code such as `innerHTML`, and whatever is shorter than three letters. */
const NO_WORD = /^\p{Lu}+s?$|\p{Ll}\p{Lu}|^.{1,2}$/u;
/** Suggestions cost time; who misspells more than this has another problem. */
const SUGGESTIONS = 20;

function suggestionFor(word: string, dictionary: Dictionary): string {
  const swapped = Array.from(
    word.slice(1),
    (_, index) => word.slice(0, index) + word[index + 1]! + word[index]! + word.slice(index + 2),
  );
  return swapped.find(dictionary.knows) ?? nearest(word, dictionary.suggest(word)) ?? '';
}

export const rule: LessonRule = {
  name: 'spelling',
  scope: 'lesson',
  severity: 'error',
  wants: 'Every word of prose is in the dictionary, or in config/words.txt.',
  why: 'A misspelt word is not found by search, and costs trust.',
  wrong: 'The broswer draws the page.',
  right: 'The browser draws the page.',
  check: (lesson) => {
    const dictionary = loadDictionary();
    const seen = new Map<string, string>();
    return lesson.prose.runs.flatMap(({text, start, quoted}) =>
      quoted
        ? []
        : [...text.matchAll(WORD)]
            .filter(({0: word}) => !NO_WORD.test(word) && !dictionary.knows(word))
            .map(({index, 0: word}): Finding => {
              const known = seen.get(word);
              const like =
                known ?? (seen.size < SUGGESTIONS ? suggestionFor(word, dictionary) : '');
              seen.set(word, like);
              return {
                at: start + index,
                message: `“${word}” is in no dictionary`,
                remedy: `${like === '' ? '' : `did you mean ${like}? `}put code in backticks; add a right word to config/words.txt`,
              };
            }),
    );
  },
};
