import {Joi} from '@docusaurus/utils-validation';
import {parseYaml, validateYaml} from '../../../../src/sources/yaml/parse';

const OPTIONS = {path: 'course.yml', linesBefore: 0, rule: 'course'};

describe('parseYaml', () => {
  it('gives the value and the line of each node', () => {
    const {value, placeOf} = parseYaml('a: 1\nb:\n  - x\n  - c: 2\n', OPTIONS);
    expect(value).toEqual({a: 1, b: ['x', {c: 2}]});
    expect(placeOf(['b', 1, 'c'])).toEqual({line: 4, column: 8});
    expect(placeOf(['b', 1, 'c'], 'key')).toEqual({line: 4, column: 5});
    expect(placeOf(['b', 0])).toEqual({line: 3, column: 5});
    expect(placeOf(['b'])).toEqual({line: 2, column: 1});
  });

  it('counts the lines above the text', () => {
    const {placeOf} = parseYaml('a: 1\nb: 2\n', {...OPTIONS, linesBefore: 10});
    expect(placeOf(['b'])).toEqual({line: 12, column: 4});
  });

  it.each([
    ['a: 1\na: 2\n', 2, 'keep one of the two'],
    ['a:\n\tb: 1\n', 2, 'indent with spaces, never with tabs'],
    ['a: "b\n', 2, 'close the quotation mark or bracket'],
    ['a: @b\n', 1, 'put a value that starts with @ or ` in quotation marks'],
  ])('explains %j', (text, line, remedy) => {
    const {problems, value} = parseYaml(text, OPTIONS);
    expect(problems[0]).toMatchObject({path: 'course.yml', rule: 'course', line, remedy});
    expect(value).toBeUndefined();
  });

  it('takes no alias, which may stand for what it stands in', () => {
    const {problems, value} = parseYaml('title: &a [*a]\n', OPTIONS);
    expect(problems).toMatchObject([{line: 1, column: 12, message: '*a stands for another value'}]);
    expect(value).toBeUndefined();
  });
});

describe('validateYaml', () => {
  const schema = Joi.object({
    title: Joi.string().required(),
    kind: Joi.string().valid('lab', 'project'),
    weeks: Joi.array().items(Joi.object({label: Joi.string().required()})),
  });

  function problems(text: string) {
    return validateYaml(parseYaml(text, OPTIONS), schema, OPTIONS).problems.map(
      ({line, message, remedy}) => `${line} ${message} (${remedy})`,
    );
  }

  it('finds nothing wrong in what is right', () => {
    expect(problems('title: A\nkind: lab\nweeks:\n  - label: One\n')).toEqual([]);
  });

  it('says which key is missing', () => {
    expect(problems('kind: lab\n')).toEqual(['1 `title` is required (add `title:`)']);
  });

  it('lists what may stand there', () => {
    expect(problems('title: A\nkind: quiz\n')).toEqual([
      expect.stringMatching(/^2 .*\(write one of lab, project\)$/),
    ]);
  });

  it('lists the known keys when none is like the unknown one', () => {
    expect(problems('title: A\nzzzzzzzz: 1\n')).toEqual([
      '2 unknown key `zzzzzzzz` (remove it; known keys are title, kind, weeks)',
    ]);
  });

  it('names the place of a mistake inside a list', () => {
    expect(problems('title: A\nweeks:\n  - label: One\n  - lable: Two\n')).toEqual([
      '4 `weeks[1].label` is required (add `label:`)',
      '4 unknown key `weeks.1.lable` (did you mean `label`?)',
    ]);
  });
});
