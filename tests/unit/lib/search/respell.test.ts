import {respell} from '../../../../src/lib/search/respell';
import type {IndexedPage} from '../../../../src/lib/search/suggest';

const pages: readonly IndexedPage[] = [
  {title: 'Flexbox', path: '/a', extraFields: [], headers: []},
  {
    title: 'Arrays',
    path: '/b',
    extraFields: [],
    headers: [
      {title: 'Array methods', slug: '', children: [{title: 'map', slug: '', children: []}]},
    ],
  },
];

describe('respell', () => {
  it.each([
    ['flxbox', 'flexbox'],
    ['flexbox methosd', 'flexbox methods'],
    ['arrey', 'array'],
    ['flexbox', undefined],
    ['mapp', 'map'],
    ['xyz', undefined],
    ['completely', undefined],
    ['', undefined],
  ])('%p becomes %p', (query, expected) => {
    expect(respell(query, pages)).toBe(expected);
  });
});
