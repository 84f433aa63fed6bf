import type {PageData} from '../../../src/data/page';
import {toDocusaurus} from '../../../src/sources/docusaurus';
import {pageAt} from '../../helpers/pages';

const DATA = {source: 'a.md'} as PageData;

function convert(path: string, frontMatter: Parameters<typeof pageAt>[1] = {}) {
  return toDocusaurus(pageAt(path, frontMatter), DATA);
}

describe('toDocusaurus', () => {
  it.each([
    ['modules/css/css-grid/grid-gap.md', '/css/css-grid/grid-gap.html'],
    ['modules/css/index.md', '/css/'],
    ['modules/index.md', '/'],
    ['courses/mtm6130/labs/first.md', '/labs/first.html'],
  ])('gives %s the slug %s', (path, slug) => {
    expect(convert(path)).toMatchObject({slug});
  });

  it('puts order, draft and unlisted into Docusaurus’ words', () => {
    expect(convert('modules/a.md', {order: 2, draft: true, unlisted: true})).toMatchObject({
      sidebar_position: 2,
      draft: true,
      unlisted: true,
    });
  });

  it('carries the portal’s data, and leaves neighbours to the portal', () => {
    expect(convert('modules/a.md')).toMatchObject({
      portal: DATA,
      pagination_prev: null,
      pagination_next: null,
    });
  });

  it('leaves out what the page does not say', () => {
    expect(Object.values(convert('modules/a.md', {title: 'A'}))).not.toContain(undefined);
  });

  it('§4.3: has the fields of the hero, with addresses in place of files', () => {
    const actions = [
      {text: 'Go', link: './content/index.md'},
      {text: 'Git', link: 'https://git.org'},
    ];
    expect(convert('courses/mtm6130/index.md', {home: true, heroText: null, actions}).home).toEqual(
      {
        heroText: null,
        actions: [
          {text: 'Go', link: '/mtm6130/content/'},
          {text: 'Git', link: 'https://git.org'},
        ],
      },
    );
  });

  it('§4.3: takes from a footer of markup what a page must not show', () => {
    const footer = '<script>x()</script>MIT <a href="javascript:x()" onclick="x()">licence</a>';
    const {home} = convert('courses/mtm6130/index.md', {home: true, footer, footerHtml: true});
    expect(home).toMatchObject({footer: 'MIT <a>licence</a>'});
  });

  it('§4.3: leaves a footer of text as it is', () => {
    const {home} = convert('courses/mtm6130/index.md', {home: true, footer: '© <2026>'});
    expect(home).toEqual({heroText: 'MTM6130', footer: '© <2026>'});
  });
});
