import {createSlugger, slugify} from '../../../src/lib/slug';

describe('slugify', () => {
  it.each([
    ['1. Create a repository', '_1-create-a-repository'],
    ['3D Transform', '_3d-transform'],
    [':nth-child(#)', 'nth-child'],
    ['Week 1', 'week-1'],
    ['Café à la carte', 'cafe-a-la-carte'],
    ['What’s “new”?', 'what-s-new'],
    ['align-items: flex-end', 'align-items-flex-end'],
    ['$_GET', 'get'],
    ['a\u0007b', 'ab'],
    ['ＣＳＳ', 'css'],
    ['???', ''],
  ])('behaviours §0: %p becomes %p', (text, id) => {
    expect(slugify(text)).toBe(id);
  });
});

describe('createSlugger', () => {
  it('behaviours §0: numbers repeats on a page', () => {
    const slug = createSlugger();
    expect(
      ['Things we can do', 'Other', 'Things we can do', 'things we can do!'].map(slug),
    ).toEqual(['things-we-can-do', 'other', 'things-we-can-do-1', 'things-we-can-do-2']);
  });

  it('starts anew on every page', () => {
    createSlugger()('Gap');
    expect(createSlugger()('Gap')).toBe('gap');
  });
});
