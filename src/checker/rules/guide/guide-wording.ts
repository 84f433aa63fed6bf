import {isHiddenFile} from '../../../sources/sources';
import {findWording, type Wrong} from '../../wording/wording';
import type {Lesson} from '../../read/lesson';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

function findingAt(at: Finding['at'], {words, wording: {sense, write}}: Wrong): Finding {
  return {
    at,
    message: `“${words.replace(/\s+/g, ' ').trim()}” is used here in the sense of: ${sense}`,
    remedy: `write: ${write}`,
  };
}

/** The parts of the front matter that readers see. */
function inFrontMatter({frontMatter: {frontMatter, placeOf}}: Lesson): readonly Finding[] {
  const {title, description, outcomes = []} = frontMatter;
  const texts: readonly (readonly [path: readonly (string | number)[], text?: string])[] = [
    [['title'], title],
    [['description'], description],
    ...outcomes.map((outcome, index) => [['outcomes', index], outcome] as const),
  ];
  return texts.flatMap(([path, text = '']) =>
    findWording(text.replace(/`[^`]*`/g, '_')).map((wrong) => findingAt(placeOf(path), wrong)),
  );
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'Prose does not use the words and phrases listed in `content/words.yml`: terms that we made up, and English that reads as translated.',
  why: 'A student cannot search for a term that nobody else uses, and stumbles over a sentence that no native speaker would write.',
  wrong: 'The rule stands in the style sheet. All current browsers know it.',
  right: 'The rule is in the style sheet. All current browsers support it.',
  check: (lesson) =>
    isHiddenFile(lesson.path)
      ? []
      : [
          ...inFrontMatter(lesson),
          ...lesson.prose.runs
            .filter(({quoted}) => !quoted)
            .flatMap(({text, start}) =>
              findWording(text).map((wrong) => findingAt(start + wrong.start, wrong)),
            ),
        ],
};
