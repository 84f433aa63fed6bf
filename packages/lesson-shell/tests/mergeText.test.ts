import {mergeText} from '../src/git/mergeText';

const merge = (base: string, ours: string, theirs: string) =>
  mergeText(base, ours, theirs, ['HEAD', 'other']);

it('takes over changes of different lines from both sides', () => {
  expect(merge('a\nb\nc\nd\ne\n', 'A\nb\nc\nd\ne\n', 'a\nb\nc\nd\nE\n')).toEqual({
    text: 'A\nb\nc\nd\nE\n',
    hasConflict: false,
  });
});

it('takes the same change of both sides once', () => {
  expect(merge('a\n', 'b\n', 'b\n')).toEqual({text: 'b\n', hasConflict: false});
});

it('marks lines that both sides changed in different ways', () => {
  expect(merge('top\na\nend\n', 'top\nb\nend\n', 'top\nc\nend\n')).toEqual({
    text: 'top\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nend\n',
    hasConflict: true,
  });
});

it('counts changes of neighbouring lines as one', () => {
  expect(merge('a\nb\n', 'A\nb\n', 'a\nB\n').hasConflict).toBe(true);
});

it('keeps what only one side added', () => {
  expect(merge('a\nb\n', 'a\nb\nc\n', 'a\nb\n').text).toBe('a\nb\nc\n');
  expect(merge('a\nb\n', 'a\nb\n', 'x\na\nb\n').text).toBe('x\na\nb\n');
});

it('shows a file that one side removed lines from and the other changed', () => {
  expect(merge('a\nb\nc\n', 'a\nc\n', 'a\nB\nc\n')).toEqual({
    text: 'a\n<<<<<<< HEAD\n=======\nB\n>>>>>>> other\nc\n',
    hasConflict: true,
  });
});
