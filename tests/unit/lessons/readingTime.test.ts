import {minutesToRead} from '../../../src/lessons/readingTime';

const words = (count: number): string => 'word '.repeat(count);
const code = (lines: number): string => `\n\`\`\`js\n${'x();\n'.repeat(lines)}\`\`\`\n`;

describe('minutesToRead', () => {
  it.each([
    ['nothing', '', 1],
    ['a few words', words(20), 1],
    ['prose', words(900), 5],
    ['code by its lines, not its words', code(90), 3],
    ['both', words(360) + code(60), 4],
    ['punctuation', '— * # '.repeat(900), 1],
  ])('counts %s', (_, text, minutes) => {
    expect(minutesToRead(text)).toBe(minutes);
  });

  it('counts fences of tildes as code', () => {
    expect(minutesToRead(code(90).replaceAll('```', '~~~'))).toBe(3);
  });
});
