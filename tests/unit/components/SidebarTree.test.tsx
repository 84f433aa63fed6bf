/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SidebarTree from '../../../src/components/SidebarTree';
import type {SidebarNode} from '../../../src/data/page';
import {renderAt} from '../../helpers/site';

const GRID = '/modules/css/css-grid/';
const NODES: readonly SidebarNode[] = [
  {text: 'Always open', children: [{text: 'Leaf', link: '/leaf/'}]},
  {
    text: 'CSS',
    collapsible: true,
    children: [
      {text: 'Grid', link: GRID, children: [{text: 'Gap', link: `${GRID}#gap`}]},
      {text: 'Flexbox', link: '/modules/css/css-flexbox/'},
    ],
  },
  {
    text: 'HTML',
    link: '/modules/html/',
    collapsible: true,
    children: [{text: 'Lists', link: '/lists/'}],
  },
];

function show(path = '/modules/', hash = '') {
  renderAt(path, <SidebarTree nodes={NODES} path={path} hash={hash} />);
  return {user: userEvent.setup()};
}

function group(name: string): HTMLElement {
  return screen.getByRole('button', {name});
}

describe('SidebarTree', () => {
  it('B15: a group that cannot be folded is open and has no button', () => {
    show();
    expect(screen.getByRole('link', {name: 'Leaf'})).toBeInTheDocument();
    expect(screen.queryByRole('button', {name: 'Always open'})).toBeNull();
  });

  it('B8: an item without a link takes no focus', async () => {
    const {user} = show();
    await user.tab();
    expect(screen.getByRole('link', {name: 'Leaf'})).toHaveFocus();
  });

  it('B16: a group is open at first only when it holds the page', () => {
    show(GRID);
    expect(group('CSS')).toHaveAttribute('aria-expanded', 'true');
    expect(group('HTML')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', {name: 'Lists'})).toBeNull();
  });

  it('B16: a group toggles by click, Enter and Space', async () => {
    const {user} = show();
    await user.click(group('CSS'));
    expect(screen.getByRole('link', {name: 'Grid'})).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('link', {name: 'Grid'})).toBeNull();
    await user.keyboard(' ');
    expect(group('CSS')).toHaveAttribute('aria-expanded', 'true');
  });

  it('B18: a group with a link is a link, and can be toggled beside it', async () => {
    const {user} = show();
    expect(screen.getByRole('link', {name: 'HTML'})).toHaveAttribute('href', '/modules/html/');
    await user.click(group('HTML'));
    expect(screen.getByRole('link', {name: 'Lists'})).toBeInTheDocument();
  });

  it('B9, B10: the page and its heading are marked, and only they', () => {
    show(GRID, '#gap');
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Grid', 'page'],
      ['Gap', 'location'],
    ]);
  });

  it('B10: what holds the page is marked for the eye too', () => {
    show(GRID);
    expect(group('CSS')).toHaveClass('active');
    expect(group('HTML')).not.toHaveClass('active');
  });

  it('nests the list as it is', () => {
    show(GRID);
    const grid = screen.getByRole('link', {name: 'Grid'}).closest('li')!;
    expect(within(grid).getByRole('list')).toContainElement(
      screen.getByRole('link', {name: 'Gap'}),
    );
  });
});
