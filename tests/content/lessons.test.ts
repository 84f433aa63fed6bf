import {join} from 'node:path';
import {checkContent} from '../../src/checker/run/check';
import {formatProblem} from '../../src/text/problems';

/** Milliseconds: every lesson is read, by a compiler that was made for tests. */
jest.setTimeout(300_000);

describe('the lessons', () => {
  it('have no mistake that a rule can find', async () => {
    const {problems, pages} = await checkContent(join(__dirname, '../..'), {cache: true});
    expect(pages).toBeGreaterThan(0);
    expect(problems.filter(({severity}) => severity === 'error').map(formatProblem)).toEqual([]);
  });
});
