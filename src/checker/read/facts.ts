import {posix} from 'node:path';
import {toString} from 'mdast-util-to-string';
import {fileReferences} from '../../blocks/fileReferences';
import {createSlugger} from '../../lib/slug';
import {collectLinks} from './linkFacts';
import type {LessonText} from './lesson';
import {wordCount} from './prose';
import {shinglesOf} from './shingles';
import {headingText} from '../../lib/headingText';
import type {HeadingFact, BlockCounts, TermFact, SetupFact, Facts} from './lesson';

const EXPLICIT_ID = /\{\/\*\s*#([\w-]+)\s*\*\/\}/;
const IMPORTED = /from\s+['"](\.[^'"]+)['"]/g;
export function collectFacts(lesson: LessonText): Facts {
  return {
    path: lesson.path,
    headings: headingsOf(lesson),
    ids: lesson.scan.tags.flatMap(({attributes}) =>
      attributes.flatMap(({name, value}) =>
        name === 'id' && value?.kind === 'string' ? [value.text] : [],
      ),
    ),
    links: collectLinks(lesson),
    words: lesson.prose.blocks.reduce((sum, {text}) => sum + wordCount(text), 0),
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
    .map((element) => ({
      ...lines.at(nodes.spanOf(element).start),
      text: toString(element).trim().toLowerCase(),
    }));
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

function countBlocks({blocks}: LessonText): BlockCounts {
  const examples = blocks.blocks.filter(
    (block) => block.kind === 'example' && block.runner !== undefined,
  );
  const notRun = examples.filter(
    (block) => 'mode' in block && (block.mode === 'norun' || block.mode === 'fragment'),
  );
  const quizzes = blocks.blocks.filter((block) => block.kind === 'quiz');
  return {
    run: examples.length - notRun.length,
    notRun: notRun.length,
    tasks: blocks.blocks.filter(({kind}) => kind === 'task').length,
    quizzes: quizzes.length,
    questions: quizzes.reduce((sum, quiz) => sum + quiz.questions.length, 0),
  };
}

function headingsOf({nodes, lines, text}: LessonText): readonly HeadingFact[] {
  const slug = createSlugger();
  return nodes.headings.map((heading) => {
    const span = nodes.spanOf(heading);
    const words = headingText(heading);
    const explicit = EXPLICIT_ID.exec(text.slice(span.start, span.end))?.[1];
    return {
      ...lines.at(span.start),
      id: explicit ?? slug(words),
      depth: heading.depth,
      text: words,
    };
  });
}
