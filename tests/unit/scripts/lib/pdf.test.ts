import {readOrder} from '../../../../scripts/lib/pdf';

describe('npm run pdf', () => {
  test.each([
    [
      ['mtm6130', 'week-5'],
      {kind: 'week', course: 'mtm6130', week: 'week-5'},
      'mtm6130-week-5.pdf',
    ],
    [['mtm6130'], {kind: 'course', course: 'mtm6130'}, 'mtm6130.pdf'],
    [
      ['modules/css/gap.html'],
      {kind: 'page', address: '/modules/css/gap.html'},
      'modules-css-gap-html.pdf',
    ],
  ])('reads %p', (args, subject, file) => {
    expect(readOrder(args)).toEqual({
      subject,
      file,
      paper: 'Letter',
      choices: {answers: true, further: true},
    });
  });

  it('reads the options wherever they stand', () => {
    const args = [
      '--no-answers',
      'mtm6130',
      '--paper',
      'A4',
      '--out',
      '/tmp/x.pdf',
      '--no-further',
    ];
    expect(readOrder(args)).toEqual({
      subject: {kind: 'course', course: 'mtm6130'},
      file: '/tmp/x.pdf',
      paper: 'A4',
      choices: {answers: false, further: false},
    });
  });

  test.each([
    [[]],
    [['a', 'b', 'c']],
    [['--no-pictures', 'mtm6130']],
    [['mtm6130', '--out']],
    [['https://example.com/']],
  ])('refuses %p', (args) => {
    expect(readOrder(args)).toBeUndefined();
  });
});
