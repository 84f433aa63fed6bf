import {isRunnableLanguage} from '../data/languages';
import {LESSON_MINUTES} from '../data/lessonMinutes';

/** The parts of a lesson that take time. */
export interface LessonParts {
  /** Words of prose outside `<GoingFurther>`. */
  readonly words: number;
  /** Lines of the code that is shown. */
  readonly lines: number;
  /** Examples that run. */
  readonly examples: number;
  /** The level of each task; undefined where it has none. */
  readonly levels: readonly (string | undefined)[];
  readonly questions: number;
}

const FENCE = /^[ \t]*(```+|~~~+)([^\n]*)\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm;
const OPTIONAL = /<GoingFurther>[\s\S]*?<\/GoingFurther>/g;
const TASK = /<Task\b([^>]*)>[\s\S]*?<\/Task>/g;
const QUIZ = /<Quiz>[\s\S]*?<\/Quiz>/g;
const QUESTION = /^[-*] /gm;
const LEVEL = /\blevel="([^"]*)"/;

/** The minutes that a page takes with its practice (at least one), and whether it has any practice. */
export function lessonTime(content: string): {
  readonly minutes: number;
  readonly practice: boolean;
} {
  const parts = partsOf(content);
  const practice = parts.levels.length > 0 || parts.questions > 0;
  return {minutes: roundMinutes(minutesFor(parts)), practice};
}

/** The formula in docs/writing-lessons.md. */
export function minutesFor({words, lines, examples, levels, questions}: LessonParts): number {
  const {wordsPerMinute, linesPerMinute, example, task, question} = LESSON_MINUTES;
  return (
    words / wordsPerMinute +
    lines / linesPerMinute +
    examples * example +
    levels.reduce((sum, level) => sum + (task[level ?? ''] ?? task.own!), 0) +
    questions * question
  );
}

/** Nobody plans by the minute: above ten minutes, times are rounded to five. */
export function roundMinutes(minutes: number): number {
  const {exactUpTo, step} = LESSON_MINUTES;
  return minutes < exactUpTo ? Math.max(1, Math.round(minutes)) : Math.round(minutes / step) * step;
}

/** A lesson without its `<GoingFurther>` parts. */
export function withoutOptional(content: string): string {
  return content.replace(OPTIONAL, ' ');
}

function partsOf(content: string): LessonParts {
  const core = withoutOptional(content);
  const levels = [...core.matchAll(TASK)].map(({1: props}) => LEVEL.exec(props!)?.[1]);
  const quizzes = core.match(QUIZ) ?? [];
  const outside = core.replace(TASK, (task) => proseOf(task)).replace(QUIZ, '\n');
  const fences = [...outside.matchAll(FENCE)].map(({2: info, 3: code}) => ({
    info: info!.trim(),
    lines: code!.split('\n').length - 1,
  }));
  const shown = fences.filter(({info}) => !/\bhide\b/.test(info));
  return {
    words: countWords(outside.replace(FENCE, ' ')),
    lines: shown.reduce((total, {lines}) => total + lines, 0),
    examples: countExamples(fences.map(({info}) => info)),
    levels,
    questions: quizzes.reduce((total, quiz) => total + (quiz.match(QUESTION) ?? []).length, 0),
  };
}

/** A task's code belongs to the time for working on it; only its text counts as reading. */
function proseOf(task: string): string {
  return task.replace(FENCE, ' ');
}

/**
 * The number of examples that run. Fences with the same id are one example, and a style sheet alone only shows
 * code.
 */
function countExamples(infos: readonly string[]): number {
  const ids = new Set<string>();
  return infos.filter((info) => {
    const lang = /^\w*/.exec(info)![0];
    const runs =
      isRunnableLanguage(lang) &&
      !/\b(?:norun|fragment|hide|output)\b/.test(info.replace(/="[^"]*"/g, ''));
    const id = /\bid=([\w-]+)/.exec(info)?.[1];
    if (!runs || (lang === 'css' && !/\b(?:id|continue)=|\bpreview\b/.test(info))) {
      return false;
    }
    const isKnown = id !== undefined && ids.has(id);
    ids.add(id ?? '');
    return !isKnown;
  }).length;
}

function countWords(prose: string): number {
  return prose.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
