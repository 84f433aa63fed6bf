import {editDistance, nearest} from '../../../src/lib/nearest';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['grid', 'grid', 0],
    ['', 'grid', 4],
    ['grid', 'gird', 2],
    ['kitten', 'sitting', 3],
  ])('from %p to %p is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('nearest', () => {
  const KEYS = ['title', 'tagline', 'order', 'outcomes', 'sidebar', 'sidebarDepth'];

  it.each([
    ['titel', 'title'],
    ['Order', 'order'],
    ['side-bar', 'sidebar'],
    ['sidebardepth', 'sidebarDepth'],
  ])('of %p is %p', (text, found) => {
    expect(nearest(text, KEYS)).toBe(found);
  });

  it('is nothing when no candidate shares half of the text', () => {
    expect(nearest('permalink', ['css', 'html', 'js'])).toBeUndefined();
  });

  it('is nothing among no candidates', () => {
    expect(nearest('title', [])).toBeUndefined();
  });

  it('is the first of two that are equally near', () => {
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
  });
});
