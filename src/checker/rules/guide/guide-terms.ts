import {CANADIAN, TERMS} from '../../../data/lessonGuide';
import {mayHave, toForms} from '../../read/prose';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const FORMS = new Map<string, string>(TERMS);
const WRONG = new RegExp(
  `(?<![\\w.@/-])(?:${TERMS.map(([wrong]) => wrong).join('|')})(?![\\w-])`,
  'g',
);
const AMERICAN = new RegExp(
  `(?<![\\w.#@/-])(?:${Object.keys(CANADIAN).join('|')})(?![\\w-])`,
  'gi',
);

const WORDS = toForms([...FORMS.keys(), ...Object.keys(CANADIAN)]);

function likeCase(written: string, right: string): string {
  return /^\p{Lu}/u.test(written) ? right[0]!.toUpperCase() + right.slice(1) : right;
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'Names and terms are always written the same way, and prose uses Canadian spelling. Code keeps its own spelling, in backticks.',
  why: 'A word that is written in two ways looks like two words, both to search and to a reader who is learning it.',
  wrong: 'The color of a Github button is a Javascript matter.',
  right: 'The colour of a GitHub button is a JavaScript matter; `color` is a property.',
  check: ({prose}) =>
    (mayHave(prose, WORDS) ? prose.runs : []).flatMap(({text, start, quoted}) => [
      ...[...text.matchAll(WRONG)].map(({index, 0: wrong}): Finding => ({
        at: start + index,
        message: `“${wrong}” is not the usual form`,
        remedy: `write ${FORMS.get(wrong)!}`,
        edits: [{start: start + index, end: start + index + wrong.length, text: FORMS.get(wrong)!}],
      })),
      ...(quoted ? [] : [...text.matchAll(AMERICAN)]).map(({index, 0: word}): Finding => ({
        at: start + index,
        message: `“${word}” is not the Canadian spelling`,
        remedy: `write ${likeCase(word, CANADIAN[word.toLowerCase()]!)}, or put it in backticks if it is code`,
      })),
    ]),
};
