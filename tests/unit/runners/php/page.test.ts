import {isPage, readVisit, withVisits} from '../../../../src/runners/php/page';

it('takes markup for a page, and text for text', () => {
  expect(isPage('<h1>Menu</h1>')).toBe(true);
  expect(isPage('<form method="post">')).toBe(true);
  expect(isPage('1 < 2 and 3 > 2')).toBe(false);
  expect(isPage('Array\n(\n)')).toBe(false);
});

it('reads the visit that a page asks for, relative to where it is', () => {
  const printed = 'log\n\u0001visit {"method":"GET","address":"?q=a","body":""}\n';
  expect(readVisit(printed, '/shop/index.php?p=1')).toEqual({
    method: 'GET',
    address: '/shop/index.php?q=a',
    body: '',
  });
  expect(readVisit('only text\n', '/')).toBeUndefined();
});

it('puts its script after the page', () => {
  expect(withVisits('<p>a</p>')).toMatch(/^<p>a<\/p>\n<script>/);
});
