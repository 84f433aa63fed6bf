import {otherQueries} from '../../../../src/lib/search/otherQueries';
import type {IndexedPage} from '../../../../src/lib/search/suggest';

const pages: readonly IndexedPage[] = [
  {title: 'Centre one thing', path: '/a', extraFields: [], headers: []},
  {title: 'Flexbox', path: '/b', extraFields: [], headers: []},
];

describe('otherQueries', () => {
  it.each([
    ['centre a div', ['centre div', 'center div', 'centre', 'center', 'div']],
    ['color', ['colour']],
    ['flexbx', ['flexbox']],
    ['how to', []],
    ['xyz', []],
    ['', []],
  ])('for %p are %p', (query, expected) => {
    expect([...otherQueries(query, pages)]).toEqual(expected);
  });
});
