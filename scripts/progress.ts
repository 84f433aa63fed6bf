/**
 * Prints the progress of each topic: pages written, in draft and wanted, words, examples that run and that do not,
 * tasks with the solutions and mistakes that test their checks, quizzes, and the date of the least recent change.
 * Below that: the average numbers for a task, the positions of the right answers as readers see them, the pages
 * that others have read and those whose last scores are too low, the set-up pages that have to be checked again,
 * and the names that appear in the code of a lesson for the first time and in no sentence. The last list helps the
 * editor; it is not a list of mistakes.
 *
 * usage: tsx scripts/progress.ts [--json]
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {AuthoringReport} from '../src/data/authoring';
import type {Problem} from '../src/text/types';
import {checkContent} from '../src/checker/run/check';
import {readGitHistory} from '../src/sources/gitHistory';
import {
  LEAST_SCORE,
  parseReadings,
  SCORES_FILE,
  sumReadings,
  type Reading,
  type TopicReadings,
} from '../src/authoring/progress/readings';
import {collectProgress} from '../src/authoring/progress/topics';
import {readLessonCode, unexplainedCode} from '../src/authoring/progress/unexplained';
import {parseLesson} from '../src/checker/read/parse';
import {rightAnswerPlaces, sumAll, sumTopic, type TopicSum} from '../src/lib/progress';

const root = resolve(__dirname, '..');
const COLUMNS = [
  'written',
  'drafts',
  'wanted',
  'words',
  'core',
  'run',
  'notRun',
  'tasks',
  'accepts',
  'rejects',
  'quizzes',
  'outdated',
] as const;
const WIDTH = 9;
const MILLISECONDS = 1000;

function print(rows: readonly TopicSum[]): void {
  const widest = Math.max(...rows.map(({topic}) => topic.length));
  const line = (topic: string, cells: readonly (string | number)[], oldest: string): string =>
    `${topic.padEnd(widest)}${cells.map((cell) => String(cell).padStart(WIDTH)).join('')}  ${oldest}`;
  console.log(line('', COLUMNS, 'oldest change'));
  rows.forEach((row) =>
    console.log(
      line(
        row.topic,
        COLUMNS.map((column) => row[column]),
        row.oldest,
      ),
    ),
  );
}

function printPractice({tasks, accepts, rejects}: TopicSum, places: readonly number[]): void {
  const perTask = (count: number): string => (tasks === 0 ? '0' : (count / tasks).toFixed(1));
  const questions = places.reduce((sum, count) => sum + count, 0);
  const shares = places.map((count, place) => `${place + 1}: ${percent(count, questions)}`);
  console.log(`\naccept blocks per task: ${perTask(accepts)}; reject blocks: ${perTask(rejects)}`);
  console.log(`place of the right answer in ${questions} questions: ${shares.join(', ')}`);
}

/** Prints how many pages of each topic were read, the means of their last scores, and the pages to revise. */
function printReadings(topics: readonly TopicReadings[]): void {
  console.log('\nreadings: pages, read by a student, by an editor; means of the last scores');
  for (const {topic, pages, readByStudent, readByEditor, mean = {}} of topics) {
    if (readByStudent + readByEditor > 0) {
      console.log(`${topic}: ${pages}, ${readByStudent}, ${readByEditor}; ${inWords(mean, 1)}`);
    }
  }
  const low = topics.flatMap((topic) => topic.low);
  console.log(`\n${low.length} pages have a last score below ${LEAST_SCORE}:`);
  low.forEach(({page, date, scores}) => console.log(`${page}: ${date}, ${inWords(scores, 0)}`));
}

/** “accuracy 4.0, clarity 3.5”, with this many decimals. */
function inWords(scores: Reading['scores'], digits: number): string {
  return Object.entries(scores)
    .map(([name, score]) => `${name} ${score.toFixed(digits)}`)
    .join(', ');
}

/** Prints the set-up pages that have to be compared with the manual again. */
function printOldChecks(problems: readonly Problem[]): void {
  const old = problems.filter(({rule}) => rule === 'checked-on');
  console.log(`\n${old.length} pages have to be checked against the manual of their tool again:`);
  old.forEach(({path, message}) => console.log(`${path}: ${message}`));
}

/** Prints lines such as “modules/css/a.md: gap (12), repeat() (14)”, with line numbers. */
function printUnexplained(paths: readonly string[]): void {
  const lessons = paths.map((path) =>
    readLessonCode(parseLesson({path, text: readFileSync(join(root, path), 'utf8')})),
  );
  console.log(
    '\nnames in code that no sentence of the lesson or of an earlier one mentions, with their lines:',
  );
  for (const {path, names} of unexplainedCode(lessons)) {
    console.log(`${path}: ${names.map(({name, line}) => `${name} (${line})`).join(', ')}`);
  }
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}

async function main(): Promise<void> {
  const {problems, portal, facts} = await checkContent(root, {cache: true});
  const now = Date.now() / MILLISECONDS;
  const topics = collectProgress(portal, facts, readGitHistory(root));
  if (process.argv.includes('--json')) {
    const report: AuthoringReport = {
      at: now,
      topics,
      problems: problems.map(({path, line, column, rule, severity, message, remedy}) => ({
        path,
        line,
        column,
        rule,
        severity,
        message,
        remedy,
      })),
    };
    process.stdout.write(JSON.stringify(report));
    return;
  }
  const rows = topics.map((topic) => sumTopic(topic, now));
  const all = sumAll(topics, now);
  print([...rows, all]);
  printPractice(all, rightAnswerPlaces(topics));
  printReadings(sumReadings(topics, parseReadings(readFileSync(join(root, SCORES_FILE), 'utf8'))));
  printOldChecks(problems);
  printUnexplained([...facts.values()].filter(({kind}) => kind !== 'draft').map(({path}) => path));
}

void main();
