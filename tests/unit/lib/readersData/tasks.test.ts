import {EMPTY, parseData, type ReadersData} from '../../../../src/lib/readersData/schema';
import {dataOfOldFlags, isLessonDone} from '../../../../src/lib/readersData/tasks';

const PAGE = '/modules/css/';
const TASKS = ['one', 'two'];

function withTasks(ones: ReadersData['tasks'], done: ReadersData['done'] = {}): ReadersData {
  return {...EMPTY, tasks: ones, done};
}

describe('a lesson', () => {
  it('is done when the reader says so', () => {
    expect(isLessonDone(withTasks({}, {[PAGE]: {at: 1}}), PAGE, TASKS)).toBe(true);
  });

  it('is done when all its tasks pass, and not before', () => {
    const one = {[`${PAGE}#one`]: {at: 1}};
    expect(isLessonDone(withTasks(one), PAGE, TASKS)).toBe(false);
    expect(isLessonDone(withTasks({...one, [`${PAGE}#two`]: {at: 2}}), PAGE, TASKS)).toBe(true);
  });

  it('without tasks is not done by itself', () => {
    expect(isLessonDone(EMPTY, PAGE, [])).toBe(false);
  });

  it('that was taken back is done again when a task passes again', () => {
    const passed = {[`${PAGE}#one`]: {at: 1}, [`${PAGE}#two`]: {at: 2}};
    const taken = {[PAGE]: {at: 3, gone: true}} as const;
    expect(isLessonDone(withTasks(passed, taken), PAGE, TASKS)).toBe(false);
    const again = {...passed, [`${PAGE}#two`]: {at: 4}};
    expect(isLessonDone(withTasks(again, taken), PAGE, TASKS)).toBe(true);
  });
});

describe('flags of tasks from before the schema', () => {
  it('become entries that are older than any other', () => {
    const data = dataOfOldFlags(['task:/modules/css/#one', 'task:rubbish', 'code:/modules/css/#a']);
    expect(parseData(data)).toEqual({
      data: {...EMPTY, tasks: {'/modules/css/#one': {at: 0}}},
      leftOut: 0,
    });
  });

  it('are not missed where there are none', () => {
    expect(dataOfOldFlags(['theme', 'visited-pages'])).toBeNull();
  });
});
