import {readCheckArguments} from '../../../../src/checker/run/arguments';

const RULES = ['link-file', 'spelling'];
const read = (...argv: readonly string[]) => readCheckArguments(argv, '/site/modules', RULES);

describe('readCheckArguments', () => {
  it('has defaults', () => {
    expect(read()).toMatchObject({
      root: '/site/modules',
      paths: [],
      rules: [],
      json: false,
      fix: false,
      cache: true,
    });
  });

  it('reads paths from where the command was given, as paths of the project', () => {
    expect(read('--root', '..', 'css/', './html/a.md')).toMatchObject({
      root: '/site',
      paths: ['modules/css', 'modules/html/a.md'],
    });
  });

  it('refuses a rule that is not there, with the nearest name', () => {
    expect(() => read('--rule', 'speling')).toThrow(
      'there is no rule speling; did you mean spelling?',
    );
    expect(read('--rule', 'spelling', '--rule', 'link-file').rules).toEqual([
      'spelling',
      'link-file',
    ]);
  });

  it('refuses an option that is not there', () => {
    expect(() => read('--fixx')).toThrow(/fixx/);
  });
});
