/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import DocItemLayout from '../../../src/theme/DocItem/Layout';
import {mockIntersections} from '../../helpers/intersections';
import {showPage} from '../../helpers/page';
import {renderAt} from '../../helpers/site';

function show(page: Parameters<typeof showPage>[0] = {}, path = '/modules/a.html') {
  localStorage.clear();
  showPage(page);
  return renderAt(path, <DocItemLayout>Content</DocItemLayout>);
}

describe('DocItem/Layout', () => {
  it('shows the title once, then the content', () => {
    show({title: 'Grid Gap'});
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Grid Gap');
    expect(screen.getByRole('main')).toHaveTextContent('Content');
  });

  it('a page with an empty title has no heading for it', () => {
    show({title: ''});
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('P1: ends with the pages before and after', () => {
    mockIntersections();
    show({portal: {next: {title: 'Gap', link: '/modules/css/css-grid/grid-gap.html'}}});
    expect(screen.getByRole('link', {name: /Gap/})).toHaveAttribute('rel', 'next');
  });

  it('N2: navbar false hides the navbar of this page, and of no other', () => {
    const {unmount} = show({navbar: false});
    expect(document.documentElement).toHaveClass('no-navbar');
    unmount();
    expect(document.documentElement).not.toHaveClass('no-navbar');
  });

  it('puts the page’s class and tags where they belong', () => {
    show({pageClass: 'wide', head: [['meta', {name: 'author', content: 'Ada'}]]});
    expect(document.documentElement).toHaveClass('wide');
    expect(document.head.querySelector('meta[name="author"]')).toHaveAttribute('content', 'Ada');
  });

  it('a home page is what its content makes of it', () => {
    const {container} = show({title: 'MTM6130', home: {}});
    expect(container).toHaveTextContent('Content');
    expect(screen.queryByRole('main')).toBeNull();
    expect(screen.queryByRole('heading', {level: 1})).toBeNull();
  });

  it('G2: the home page of a course is named by code and name, any other home page by its title', () => {
    const titles = () => [...document.head.querySelectorAll('title')].map((tag) => tag.textContent);
    const {unmount} = show({title: 'Web Development I', home: {}}, '/mtm6130/');
    expect(titles()).toEqual(['MTM6130 Web Development I | Interactive Media Design']);
    unmount();
    show({title: 'Modules', home: {}}, '/modules/');
    expect(titles()).toEqual([]);
  });

  it('a page with the layout NotFound is shown as an address without a page', () => {
    show({title: 'Grid Gap', layout: 'NotFound'});
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('404');
    expect(screen.getByRole('main')).not.toHaveTextContent('Content');
  });

  it('F1: has the way back to the top', () => {
    show();
    expect(screen.getByRole('button', {name: 'Back to top'})).toBeInTheDocument();
  });
});
