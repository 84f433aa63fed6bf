import {Joi} from '@docusaurus/utils-validation';
import {parseYaml, validateYaml} from '../../../../src/sources/yaml/parse';

const OPTIONS = {
  path: 'course.yml',
  linesBefore: 0,
  rule: 'course',
  guide: {doc: 'docs/courses.md', otherKeys: {titel: 'write title'}, samples: {minutes: '50'}},
};

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
    expect(problems).toMatchObject([
      {line: 1, column: 12, message: '*a is read as a reference to another value'},
    ]);
    expect(value).toBeUndefined();
  });
});

describe('validateYaml', () => {
  const schema = Joi.object({
    title: Joi.string().max(8).required(),
    code: Joi.string().pattern(/^[A-Z]{3}$/, 'three capital letters'),
    minutes: Joi.number().positive(),
    open: Joi.boolean(),
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
      '2 there is no key `zzzzzzzz` (remove it; known keys are title, code, minutes, open, kind, weeks)',
    ]);
  });

  it('knows what other tools call a key', () => {
    expect(problems('title: A\ntitel: B\n')).toEqual(['2 there is no key `titel` (write title)']);
  });

  it.each([
    ['title: 5', '`title` reads 5, which is not text', "put it in quotation marks: title: '5'"],
    [
      'title: A\nminutes: long',
      '`minutes` reads "long", which is not a number',
      'write a number, such as minutes: 50',
    ],
    [
      'title: A\nopen: perhaps',
      '`open` reads "perhaps", which is neither true nor false',
      'write open: true or open: false',
    ],
    [
      'title: A\nweeks: One',
      '`weeks` reads "One", which is not a list',
      'write a list: weeks: [One]',
    ],
    ['title: A\ncode: ab', '`code` reads "ab"', 'write three capital letters'],
    ['title: Too long a title', '`title` has 16 characters', 'write at most 8'],
    [
      'title: A\nminutes: -1',
      '`minutes` must be a positive number',
      'see docs/courses.md for what is allowed here',
    ],
  ])('explains %j', (text, message, remedy) => {
    expect(validateYaml(parseYaml(text, OPTIONS), schema, OPTIONS).problems).toMatchObject([
      {message, remedy},
    ]);
  });

  it('names the place of a mistake inside a list', () => {
    expect(problems('title: A\nweeks:\n  - label: One\n  - lable: Two\n')).toEqual([
      '4 `weeks[1].label` is required (add `label:`)',
      '4 there is no key `weeks.1.lable` (did you mean `label`?)',
    ]);
  });
});
