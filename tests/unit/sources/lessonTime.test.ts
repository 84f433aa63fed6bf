import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {lessonTime, minutesFor, roundMinutes} from '../../../src/sources/lessonTime';

const words = (count: number): string => `${'word '.repeat(count)}\n`;
const code = (lines: number, info = 'text'): string =>
  `\n\`\`\`${info}\n${'x();\n'.repeat(lines)}\`\`\`\n`;
const task = (level: string): string =>
  `\n<Task title="A" id="a"${level}>\n\n~~~html start\n${'x\n'.repeat(300)}~~~\n\n</Task>\n`;
const quiz = (questions: number): string =>
  `\n<Quiz>\n\n${'- Which?\n  - [x] a — yes.\n  - [ ] b — no.\n\n'.repeat(questions)}</Quiz>\n`;

describe('lessonTime', () => {
  it.each([
    ['nothing', '', 1],
    ['a few words', words(20), 1],
    ['prose', words(900), 5],
    ['code by its lines, not its words', code(90), 3],
    ['both', words(360) + code(60), 4],
    ['punctuation', '— * # '.repeat(900), 1],
    ['fences of tildes as code', code(90).replaceAll('```', '~~~'), 3],
    ['nothing that is optional', `<GoingFurther>\n\n${words(900)}\n</GoingFurther>`, 1],
    ['examples that run', code(6, 'js').repeat(5), 4],
    [
      'the files of one example once',
      code(6, 'html id=a') + code(6, 'css id=a') + code(6, 'js id=a') + words(180),
      2,
    ],
    [
      'no example that is only shown',
      code(6, 'js norun="why"').repeat(5) + code(6, 'css').repeat(5),
      2,
    ],
    ['a warm-up, without the code in it', task(' level="warm-up"'), 3],
    ['a task without a level as one of one’s own', task(''), 6],
    ['questions', quiz(4), 3],
    [
      'more than ten minutes in steps of five',
      words(900) + task(' level="challenge"') + quiz(4),
      20,
    ],
  ])('counts %s', (_, text, minutes) => {
    expect(lessonTime(text).minutes).toBe(minutes);
  });

  it('says whether there is practice in it', () => {
    expect(lessonTime(words(900)).practice).toBe(false);
    expect(lessonTime(quiz(1)).practice).toBe(true);
    expect(lessonTime(task('')).practice).toBe(true);
  });
});

/** The lessons whose parts were counted without this code: path, the counts, the sum, and what the page showed. */
const COUNTED = readFileSync(join(__dirname, '../../../docs/writing-lessons.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| `[\w/-]+\.md` +\|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([path, ...counts]) => [path!, counts.map(Number)] as const);

describe('the formula', () => {
  it('was tried on ten lessons', () => {
    expect(COUNTED).toHaveLength(10);
  });

  it.each(COUNTED)('gives for the counts of %s what docs/writing-lessons.md says', (_, counts) => {
    const [words, lines, examples, warmUps, own, challenges, questions, sum, shown] = counts;
    const levels = [
      ...Array<string>(warmUps!).fill('warm-up'),
      ...Array<string>(own!).fill('own'),
      ...Array<string>(challenges!).fill('challenge'),
    ];
    const minutes = minutesFor({
      words: words!,
      lines: lines!,
      examples: examples!,
      levels,
      questions: questions!,
    });
    expect(minutes.toFixed(1)).toBe(sum!.toFixed(1));
    expect(roundMinutes(minutes)).toBe(shown);
  });
});
