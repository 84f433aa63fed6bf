import {BANNED_WORDS} from '../../../data/lessonGuide';
import {mayHave, toForms} from '../../read/prose';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const BANNED = new RegExp(`(?<![\\w“"‘-])(?:${BANNED_WORDS.join('|')})(?![\\w-])`, 'gi');
const WORDS = toForms(BANNED_WORDS);
const EMOJI = /\p{Extended_Pictographic}\uFE0F?/gu;
/** Symbols that are ordinary text rather than pictures. */
const SIGNS = /[©®™↔↕✓✔✗✘⌘☰]/u;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: `Prose has no emoji and none of the words ${BANNED_WORDS.join(', ')}.`,
  why: 'These words tell readers who do not find it easy that it is their fault.',
  wrong: 'You can simply add a gap 🎉.',
  right: 'Add a gap.',
  check: ({prose}) => [
    ...(mayHave(prose, WORDS) ? prose.runs : []).flatMap(({text, start}) =>
      [...text.matchAll(BANNED)].map(({index, 0: word}): Finding => ({
        at: start + index,
        message: `“${word}” belittles readers who do not find it easy`,
        remedy: 'leave it out',
      })),
    ),
    ...prose.runs.flatMap(({text, start}) =>
      [...text.matchAll(EMOJI)]
        .filter(({0: sign}) => !SIGNS.test(sign))
        .map(({index, 0: sign}): Finding => ({
          at: start + index,
          message: `prose contains the emoji ${sign}`,
          remedy: 'say it in words',
        })),
    ),
  ],
};
