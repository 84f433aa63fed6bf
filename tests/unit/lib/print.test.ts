import {printAddress, readPrintChoices, readPrintSubject} from '../../../src/lib/print';

const USUAL = {answers: true, further: true};

describe('the address of a print view', () => {
  test.each([
    [
      {kind: 'page', address: '/modules/css/css-grid/gap.html'},
      '/print/?page=/modules/css/css-grid/gap.html',
    ],
    [{kind: 'week', course: 'mtm6130', week: 'week-5'}, '/print/?week=mtm6130/week-5'],
    [{kind: 'course', course: 'mtm6130'}, '/print/?course=mtm6130'],
  ] as const)('names %p and reads it again', (subject, address) => {
    expect(printAddress(subject)).toBe(address);
    expect(readPrintSubject(new URL(address, 'https://example.org').search)).toEqual(subject);
  });

  it('holds only the choices that are not the usual ones', () => {
    const address = printAddress(
      {kind: 'course', course: 'mtm6130'},
      {answers: false, further: true},
    );
    expect(address).toBe('/print/?course=mtm6130&answers=no');
    expect(readPrintChoices('?course=mtm6130&answers=no')).toEqual({...USUAL, answers: false});
    expect(readPrintChoices('?course=mtm6130')).toEqual(USUAL);
  });

  test.each([
    '',
    '?page=//example.com/page.html',
    '?page=https://example.com/',
    '?page=/a\\b',
    '?week=mtm6130',
    '?week=../week-5',
    '?course=../secret',
  ])('of %p asks for nothing', (search) => {
    expect(readPrintSubject(search)).toBeUndefined();
  });
});
