/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import DocSidebar, {type Props} from '../../../src/theme/DocSidebar';
import {renderAt} from '../../helpers/site';

const PATH = '/modules/css/css-grid/';
const ITEMS: Props['items'] = [
  {type: 'link', label: 'Grid', href: PATH},
  {type: 'link', label: 'Flexbox', href: '/modules/css/css-flexbox/'},
];
const TOC = [
  {value: 'Rows', id: 'rows', level: 2},
  {value: 'The <code>gap</code>', id: 'gap', level: 3},
];

function show(props: Partial<Props> = {}): readonly (string | null)[] {
  Element.prototype.scrollBy = jest.fn();
  renderAt(
    PATH,
    <DocSidebar items={ITEMS} toc={TOC} depth={2} configured={undefined} {...props} />,
  );
  const pages = screen.queryByRole('navigation', {name: 'Pages'});
  return pages === null
    ? []
    : within(pages)
        .getAllByRole('link')
        .map((link) => link.textContent);
}

describe('DocSidebar', () => {
  it('B5: is the tree of the area, with the headings of the page below the page', () => {
    expect(show()).toEqual(['Grid', 'Rows', 'The gap', 'Flexbox']);
    const grid = screen.getByRole('link', {name: 'Grid'}).closest('li')!;
    expect(within(grid).getByRole('link', {name: 'Rows'})).toHaveAttribute('href', `${PATH}#rows`);
  });

  it.each([
    [0, ['Grid', 'Flexbox']],
    [1, ['Grid', 'Rows', 'Flexbox']],
  ])('B1, B5: depth %i gives %j', (depth, texts) => {
    expect(show({depth})).toEqual(texts);
  });

  it('B6: a configured list takes its place', () => {
    const configured = [{text: 'Weeks', link: '/mtm6130/content/#week-1'}];
    expect(show({configured})).toEqual(['Weeks']);
  });

  it('B6: an entry of a configured list that is the page gets its headings', () => {
    expect(show({configured: [{text: 'Here', link: PATH}]})).toEqual(['Here', 'Rows', 'The gap']);
  });

  it('B2: null shows none', () => {
    expect(show({configured: null})).toEqual([]);
  });

  it('B5: an area without a tree shows the headings', () => {
    expect(show({items: []})).toEqual(['Rows', 'The gap']);
  });

  it('B5a: there is none when there is nothing to show', () => {
    expect(show({items: [], toc: []})).toEqual([]);
  });
});
