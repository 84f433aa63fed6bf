import {lineErrors} from '../../../../src/lib/code/lineErrors';

const ran = [
  {name: 'style.scss', text: 'a {}'},
  {name: '_part.scss', text: 'b {}'},
];

it('sorts the errors of a run by file, with the text that ran', () => {
  const found = lineErrors({
    ran,
    result: {error: {message: 'first', line: 2}},
    errors: [
      {message: 'later', line: 3},
      {message: 'elsewhere', line: 1, file: '_part.scss'},
    ],
  });
  expect([...found]).toEqual([
    [
      'style.scss',
      {
        text: 'a {}',
        errors: [
          {line: 2, message: 'first'},
          {line: 3, message: 'later'},
        ],
      },
    ],
    ['_part.scss', {text: 'b {}', errors: [{line: 1, message: 'elsewhere'}]}],
  ]);
});

it.each([
  ['without a line', {ran, result: {error: {message: 'no'}}, errors: []}],
  ['of a file that did not run', {ran, errors: [{message: 'no', line: 1, file: 'other.js'}]}],
  ['before the first run', {errors: [{message: 'no', line: 1}]}],
  [
    'of a run that was stopped',
    {ran, result: {stopped: 'loop', error: {message: 'no', line: 1}}, errors: []},
  ],
])('finds no line for an error %s', (_, ended) => {
  expect(lineErrors(ended).size).toBe(0);
});
