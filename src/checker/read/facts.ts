import {posix} from 'node:path';
import {toString} from 'mdast-util-to-string';
import {fileReferences} from '../../blocks/fileReferences';
import {createSlugger} from '../../lib/slug';
import {collectLinks} from './linkFacts';
import {answersAsShown} from '../../blocks/answerOrder';
import type {QuizBlock} from '../../blocks/types';
import {attributeText} from '../../blocks/widgets/elements';
import {kindOfLesson} from '../site/lessonKind';
import type {LessonSource, LessonText} from './lesson';
import {coreWordCount, wordCount} from './prose';
import {shinglesOf} from './shingles';
import {headingText, ownHeadingId} from '../../lib/headingText';
import type {HeadingFact, BlockCounts, TermFact, SetupFact, Facts} from './lesson';

const IMPORTED = /from\s+['"](\.[^'"]+)['"]/g;
export function collectFacts(lesson: LessonSource): Facts {
  return {
    path: lesson.path,
    kind: kindOfLesson(lesson),
    headings: headingsOf(lesson),
    ids: lesson.scan.tags.flatMap(({name: tag, attributes}) =>
      (tag === 'Term' ? [] : attributes).flatMap(({name, value}) =>
        name === 'id' && value?.kind === 'string' ? [value.text] : [],
      ),
    ),
    links: collectLinks(lesson),
    words: lesson.prose.blocks.reduce((sum, {text}) => sum + wordCount(text), 0),
    coreWords: coreWordCount(lesson.prose),
    blocks: countBlocks(lesson),
    setups: setupsOf(lesson),
    files: fileReferences(lesson.blocks.blocks),
    shingles: shinglesOf(lesson),
    terms: termsOf(lesson),
    parts: lesson.scan.statements.flatMap(({start, end}) =>
      [...lesson.text.slice(start, end).matchAll(IMPORTED)].map(({1: file}) =>
        posix.join(posix.dirname(lesson.path), file!),
      ),
    ),
  };
}

function termsOf({nodes, lines}: LessonText): readonly TermFact[] {
  return nodes.elements
    .filter(({name}) => name === 'Term')
    .map((element) => {
      const id = attributeText(element, 'id');
      const text = toString(element).replace(/\s+/g, ' ').trim();
      return {...lines.at(nodes.spanOf(element).start), text, ...(id !== undefined && {id})};
    });
}

function setupsOf({blocks}: LessonText): readonly SetupFact[] {
  const lines = new Map<string, number>();
  for (const block of blocks.blocks) {
    if ('setup' in block && block.setup !== undefined && !lines.has(block.setup)) {
      lines.set(block.setup, block.line);
    }
  }
  return [...lines].map(([name, line]) => ({name, line, column: 1}));
}

function countBlocks({path, blocks}: LessonText): BlockCounts {
  const examples = blocks.blocks.filter(
    (block) => block.kind === 'example' && block.runner !== undefined,
  );
  const notRun = examples.filter(
    (block) => 'mode' in block && (block.mode === 'norun' || block.mode === 'fragment'),
  );
  const quizzes = blocks.blocks.filter((block) => block.kind === 'quiz');
  const tasks = blocks.blocks.filter((block) => block.kind === 'task');
  const roles = tasks.flatMap(({cases}) => cases.map(({role}) => role));
  return {
    run: examples.length - notRun.length,
    notRun: notRun.length,
    tasks: tasks.length,
    accepts: roles.filter((role) => role === 'accept').length,
    rejects: roles.filter((role) => role === 'reject').length,
    quizzes: quizzes.length,
    questions: quizzes.reduce((sum, quiz) => sum + quiz.questions.length, 0),
    rightPlaces: quizzes.flatMap((quiz) => rightPlaces(quiz, path)),
  };
}

function rightPlaces({questions}: QuizBlock, path: string): readonly number[] {
  return questions
    .filter(({answers}) => answers.filter(({correct}) => correct).length === 1)
    .map((question) => answersAsShown(question, path).findIndex(({correct}) => correct));
}

function headingsOf({nodes, lines}: LessonText): readonly HeadingFact[] {
  const slug = createSlugger();
  return nodes.headings.map((heading) => {
    const words = headingText(heading);
    return {
      ...lines.at(nodes.spanOf(heading).start),
      id: ownHeadingId(heading) ?? slug(words),
      depth: heading.depth,
      text: words,
    };
  });
}
