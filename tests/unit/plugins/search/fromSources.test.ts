import type {Page} from '../../../../src/lessons/registry';
import {pagesFromSources} from '../../../../src/plugins/search/fromSources';

function source(address: string, content: string): Page {
  return {
    path: `modules${address}.md`,
    text: content,
    area: 'modules',
    address,
    title: 'Grid',
    frontMatter: {},
    content,
    linesBefore: 0,
    placeOf: () => ({line: 1, column: 1}),
    draft: false,
  };
}

describe('pagesFromSources', () => {
  it('reads sections, texts and code from Markdown', () => {
    const content = [
      'Begin with `display`.',
      '## Gap',
      '- one',
      '- two',
      '',
      ':::tip[Title]',
      '',
      'Inside a box.',
      '',
      ':::',
      '',
      '### Rows & <picture>',
      '```css run',
      'gap: 1rem;',
      '```',
      '## Gap',
      '#### Small',
    ].join('\n');
    expect(pagesFromSources([source('/modules/css/grid.html', content)])).toEqual([
      {
        path: '/modules/css/grid.html',
        title: 'Grid',
        sections: [
          {title: 'Grid', slug: '', level: 1, text: 'Begin with display.'},
          {title: 'Gap', slug: 'gap', level: 2, text: 'one two Inside a box.'},
          {title: 'Rows & <picture>', slug: 'rows-picture', level: 3, text: 'gap: 1rem;'},
          {title: 'Gap', slug: 'gap-1', level: 2, text: 'Small'},
        ],
      },
    ]);
  });

  it('names a page without a title by its area', () => {
    const page = {...source('/mtm6302/', ''), area: 'mtm6302', title: ''};
    expect(pagesFromSources([page])[0]?.title).toBe('MTM6302');
  });

  it('S14: lists shallow pages first', () => {
    const pages = ['/modules/b/c/', '/modules/z/', '/modules/a/'].map((path) => source(path, ''));
    expect(pagesFromSources(pages).map(({path}) => path)).toEqual([
      '/modules/a/',
      '/modules/z/',
      '/modules/b/c/',
    ]);
  });
});
