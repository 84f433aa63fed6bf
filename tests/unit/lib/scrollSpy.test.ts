import {hashInView} from '../../../src/lib/scrollSpy';

const HEADINGS = [
  {hash: '#one', top: 473},
  {hash: '#two', top: 900},
  {hash: '#three', top: 1500},
];
const END = 5000;

function hashAt(top: number, current = '', end = END): string {
  return hashInView(HEADINGS, {top, end}, current);
}

describe('hashInView', () => {
  it.each([
    [0, ''],
    [4, ''],
    [5, '#two'],
  ])('F5: at %i px the hash #two becomes %p', (top, hash) => {
    expect(hashAt(top, '#two')).toBe(hash);
  });

  it.each([
    [467, ''],
    [468, '#one'],
    [894, '#one'],
    [895, '#two'],
    [4000, '#three'],
  ])('F6: at %i px the heading is %p', (top, hash) => {
    expect(hashAt(top)).toBe(hash);
  });

  it('F6: nothing changes above the first heading', () => {
    expect(hashAt(100, '#three')).toBe('#three');
  });

  it.each([
    [996, '#three'],
    [995, '#two'],
  ])('F7: %i px of 1000, a clicked last heading: %p', (top, hash) => {
    expect(hashAt(top, '#three', 1000)).toBe(hash);
  });

  it('F7: a hash further up does not stay at the end', () => {
    expect(hashAt(1000, '#one', 1000)).toBe('#two');
  });

  it('F9: nothing happens without headings', () => {
    expect(hashInView([], {top: 300, end: END}, '#x')).toBe('#x');
  });
});
