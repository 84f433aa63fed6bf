import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isEqual, isRefused, replay, transcriptNames} from './helpers/replay';

const counts = {tried: 0, refused: 0};

// What bash, GNU's programs and Git print for the same lines; see record/record.ts.
it.each(transcriptNames())('prints what the real programs print, or refuses: %s', async (name) => {
  const replayed = await replay(name);
  const different = replayed.filter((answer) => !isEqual(answer));
  counts.tried += replayed.length;
  counts.refused += different.filter(isRefused).length;
  expect(different.filter((answer) => !isRefused(answer))).toEqual([]);
});

it('refuses as little as README.md says, less than three in a hundred lines', () => {
  const readme = readFileSync(join(process.cwd(), 'packages/lesson-shell/README.md'), 'utf8');
  const {tried, refused} = counts;
  expect(refused / tried).toBeLessThan(0.03);
  expect(readme.replaceAll(/ +/g, ' ')).toContain(
    `| all | ${tried} | ${tried - refused} | ${refused} | 0 |`,
  );
});
