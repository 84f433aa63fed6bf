import {Joi} from '@docusaurus/utils-validation';
import {readablePart} from '../../../../src/sources/yaml/readablePart';

const week = Joi.object({label: Joi.string().required(), pages: Joi.array().items(Joi.string())});
const schema = Joi.object({
  title: Joi.string(),
  weeks: Joi.array().items(week).unique('label'),
  link: Joi.object({to: Joi.string().uri().required()}),
});
const WEEKS = [
  {label: 'One', pages: ['a.md', 7, 'b.md', 8, 'c.md']},
  'two',
  {label: 'Three', pages: ['d.md'], page: 'e.md'},
];

it('is the value itself when that is right', () => {
  const value = {title: 'A', weeks: [{label: 'One', pages: ['a.md']}]};
  const part = readablePart(value, schema);
  expect(part?.value).toEqual(value);
  expect(part?.inFile(['weeks', 0, 'pages', 0])).toEqual(['weeks', 0, 'pages', 0]);
});

it('leaves out what is wrong, and knows where the rest stands', () => {
  const part = readablePart({title: 3, weeks: WEEKS, wrong: 1}, schema);
  expect(part?.value).toEqual({
    weeks: [
      {label: 'One', pages: ['a.md', 'b.md', 'c.md']},
      {label: 'Three', pages: ['d.md']},
    ],
  });
  expect(part?.inFile(['weeks', 0, 'pages', 2])).toEqual(['weeks', 0, 'pages', 4]);
  expect(part?.inFile(['weeks', 1, 'pages', 0])).toEqual(['weeks', 2, 'pages', 0]);
  expect(part?.inFile(['weeks', 1])).toEqual(['weeks', 2]);
});

it('keeps what stands beside a text that is missing or is none', () => {
  const part = readablePart({weeks: [{pages: ['a.md']}, {label: 2, pages: ['b.md']}]}, schema);
  const {weeks} = part?.value as {weeks: readonly {label: string; pages: readonly string[]}[]};
  expect(weeks.map(({pages}) => pages)).toEqual([['a.md'], ['b.md']]);
});

it('leaves out the whole of which a part is needed and cannot be stood in for', () => {
  expect(readablePart({title: 'A', link: {to: 5}}, schema)?.value).toEqual({title: 'A'});
});

it('is nothing when the whole is of another kind', () => {
  expect(readablePart([1], schema)).toBeUndefined();
  expect(readablePart(null, schema)).toBeUndefined();
});
