import {queryWords, wordsOf} from '../../../../src/lib/search/words';

function terms(text: string): readonly string[] {
  return wordsOf(text).map(({term}) => term);
}

describe('wordsOf', () => {
  it.each([
    ['Grid gap', ['grid', 'gap']],
    ['addEventListener()', ['addeventlistener', 'add', 'event', 'listener']],
    ['innerHTML', ['innerhtml', 'inner', 'html']],
    ['grid-template-areas: none', ['grid-template-areas', 'grid', 'template', 'areas', 'none']],
    ['p:has(img)', ['p', ':has', 'has', 'img']],
    ['::before', ['::before', 'before']],
    ['@media (width)', ['@media', 'media', 'width']],
    ['$_GET', ['$_get', '_get', 'get']],
    ['var(--accent)', ['var', '--accent', 'accent']],
    ['console.log(x)', ['console.log', 'console', 'log', 'x']],
    ['Node.js', ['node.js', 'nodejs', 'node', 'js']],
    ['JavaScript on GitHub', ['javascript', 'on', 'github']],
    ['(a) => b ?? c', ['a', '=>', 'b', '??', 'c']],
    ['café', ['cafe']],
    ['the array’s length, don’t', ['the', 'array', 'length', 'don']],
    ['<img src="a.svg">', ['img', 'src', 'a.svg', 'a', 'svg']],
    ['', []],
    ['. , ;', []],
  ])('%p holds %p', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('says where each word stands', () => {
    const text = 'Use element.addEventListener, then $_GET.';
    for (const {term, start, end} of wordsOf(text)) {
      expect(text.slice(start, end).toLowerCase()).toBe(term);
    }
  });

  it('leaves out runs that are no words', () => {
    expect(terms('a'.repeat(41))).toEqual([]);
  });
});

describe('queryWords', () => {
  it('keeps a name with its parts', () => {
    expect(queryWords('grid-template-areas css')).toEqual([
      {term: 'grid-template-areas', parts: ['grid', 'template', 'areas']},
      {term: 'css', parts: []},
    ]);
  });

  it('counts a repeated word once', () => {
    expect(queryWords('the The')).toHaveLength(1);
  });

  it('finds none in white space', () => {
    expect(queryWords('  ')).toEqual([]);
  });
});
