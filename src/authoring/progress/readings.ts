import type {TopicProgress} from '../../data/authoring';

/** Where the readings of lessons are recorded, from the project's root. */
export const SCORES_FILE = 'docs/measurements/readings/scores.csv';

const READERS = ['student', 'editor'] as const;
const SCORES = ['accuracy', 'clarity', 'examples', 'practice', 'english'] as const;
const HEAD = ['page', 'date', 'reading', ...SCORES].join(',');
/** A page with a lower score goes back to its writer (lesson guide, section 8). */
export const LEAST_SCORE = 4;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export interface Reading {
  /** File of the page, from the project's root. */
  readonly page: string;
  readonly date: string;
  readonly reader: (typeof READERS)[number];
  /** From 1 to 5; scores that the reader could not give are left out. */
  readonly scores: Readonly<Partial<Record<(typeof SCORES)[number], number>>>;
}

export interface TopicReadings {
  readonly topic: string;
  readonly pages: number;
  readonly readByStudent: number;
  readonly readByEditor: number;
  /** Mean of the last scores of each page, if there are any. */
  readonly mean?: Reading['scores'];
  /** Pages whose last reading has a score below {@link LEAST_SCORE}. */
  readonly low: readonly Reading[];
}

/**
 * The readings of {@link SCORES_FILE}, in its order.
 *
 * @throws Error that names the line, what is wrong with it and what a line looks like
 */
export function parseReadings(csv: string): readonly Reading[] {
  const [head, ...lines] = csv.trimEnd().split('\n');
  if (head !== HEAD) {
    throw new Error(`${SCORES_FILE}:1: The first line must be: ${HEAD}`);
  }
  return lines.map((line, index) => {
    const [page = '', date = '', reader = '', ...cells] = line.split(',');
    const scores = cells.map((cell) => (cell === '' ? undefined : Number(cell)));
    const isRight =
      DATE.test(date) &&
      isReader(reader) &&
      cells.length === SCORES.length &&
      scores.every((score) => score === undefined || (score >= 1 && score <= 5));
    if (!isRight) {
      throw new Error(
        `${SCORES_FILE}:${index + 2}: “${line}” is not a reading. Write the file of the page, the date, ${READERS.join(' or ')}, and five scores from 1 to 5, such as: modules/css/css-grid/index.md,2026-11-23,student,4,4,5,4,5`,
      );
    }
    return {
      page,
      date,
      reader: reader as Reading['reader'],
      scores: Object.fromEntries(
        SCORES.map((name, place) => [name, scores[place]]).filter(([, score]) => score),
      ),
    };
  });
}

const isReader = (name: string): boolean => READERS.some((reader) => reader === name);

/** How many pages of each topic have been read, and what the last reading of each page said. */
export function sumReadings(
  topics: readonly TopicProgress[],
  readings: readonly Reading[],
): readonly TopicReadings[] {
  return topics.map(({topic, pages}) => {
    const written = pages.filter(({draft}) => !draft);
    const last = (reader: Reading['reader']): readonly Reading[] =>
      written.flatMap(
        ({path}) => readings.findLast((one) => one.page === path && one.reader === reader) ?? [],
      );
    const student = last('student');
    return {
      topic,
      pages: written.length,
      readByStudent: student.length,
      readByEditor: last('editor').length,
      ...(student.length > 0 && {mean: meanOf(student)}),
      low: student.filter(({scores}) => Object.values(scores).some((score) => score < LEAST_SCORE)),
    };
  });
}

function meanOf(readings: readonly Reading[]): Reading['scores'] {
  return Object.fromEntries(
    SCORES.flatMap((name) => {
      const given = readings.flatMap(({scores}) => scores[name] ?? []);
      const sum = given.reduce((total, score) => total + score, 0);
      return given.length === 0 ? [] : [[name, sum / given.length]];
    }),
  );
}
