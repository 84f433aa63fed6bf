import {nearest} from '../../../lib/nearest';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';
import {loadDictionary, type Dictionary} from '../../spelling/dictionary';

const WORD =
  /(?<![\p{L}\p{N}\uFFFD_@#./\\&-])\p{L}[\p{L}’'-]*\p{L}(?![\p{L}\p{N}\uFFFD_@/\\]|\.\p{L}|\(\))/gu;
/** Letters of any kind and what may join them: finds everything that WORD finds, and more, but much faster. */
const ROUGH_WORD =
  /[A-Za-z\u00AA-\u1FFF\u2071-\u218F\u2C00-\uFFFF][\w\u00AA-\u1FFF\u2071-\u218F\u2C00-\uFFFF’'-]*/g;
/** What may follow the last letter of a word. */
const LOOSE_END = /[’'-]+$/;
/** Abbreviations, names of code such as `innerHTML`, and whatever is shorter than three letters. */
const NO_WORD = /^\p{Lu}+s?$|\p{Ll}\p{Lu}|^.{1,2}$/u;
/** Suggestions take time, and a page with more mistakes than this has another problem. */
const SUGGESTIONS = 20;

const rightWords = new Set<string>();

/** Whether a text cannot contain a misspelt word. */
function isRight(text: string, dictionary: Dictionary): boolean {
  return (text.match(ROUGH_WORD) ?? []).every((rough) => {
    if (rightWords.has(rough)) {
      return true;
    }
    const word = rough.replace(LOOSE_END, '');
    const right = NO_WORD.test(word) || dictionary.knows(word);
    if (right) {
      rightWords.add(rough);
    }
    return right;
  });
}

function suggestionFor(word: string, dictionary: Dictionary): string {
  const swapped = Array.from(
    word.slice(1),
    (_, index) => word.slice(0, index) + word[index + 1]! + word[index]! + word.slice(index + 2),
  );
  return swapped.find(dictionary.knows) ?? nearest(word, dictionary.suggest(word)) ?? '';
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Every word of prose is in the dictionary, or in config/words.txt.',
  why: 'Search does not find a misspelt word, and readers lose trust in the page.',
  wrong: 'The broswer draws the page.',
  right: 'The browser draws the page.',
  check: (lesson) => {
    const dictionary = loadDictionary();
    const seen = new Map<string, string>();
    return lesson.prose.runs.flatMap(({text, start, quoted}) =>
      quoted || isRight(text, dictionary)
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
                message: `“${word}” is not in the dictionary`,
                remedy: `${like === '' ? '' : `did you mean ${like}? If not, `}put code in backticks, or add a correct word to config/words.txt`,
              };
            }),
    );
  },
};
