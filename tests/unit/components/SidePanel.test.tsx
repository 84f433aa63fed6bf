/** @jest-environment jsdom */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SidePanel from '../../../src/components/SidePanel';
import type {SidebarNode} from '../../../src/data/page';
import {useDrawer} from '../../../src/hooks/useDrawer';
import {renderAt} from '../../helpers/site';

const PATH = '/modules/css/';
const NODES: readonly SidebarNode[] = [
  {text: 'One', link: `${PATH}#one`},
  {text: 'Two', link: `${PATH}#two`},
  {
    text: 'Groups',
    collapsible: true,
    children: [{text: 'Inside', link: '/modules/css/inside.html'}],
  },
];

function Opener() {
  const {toggle, isOpen} = useDrawer();
  return (
    <button onClick={toggle} aria-expanded={isOpen}>
      drawer
    </button>
  );
}

function show(nodes: readonly SidebarNode[] | null = NODES, path = PATH) {
  const site = renderAt(
    path,
    <>
      <Opener />
      <SidePanel nodes={nodes} />
    </>,
  );
  return {...site, user: userEvent.setup(), opener: screen.getByRole('button', {name: 'drawer'})};
}

function panel(): HTMLElement {
  return document.getElementById('drawer')!;
}

function setPhone(isPhone: boolean): void {
  window.matchMedia = (() => ({matches: isPhone})) as unknown as typeof window.matchMedia;
}

beforeEach(() => {
  setPhone(false);
  // jsdom has no layout: everything counts as shown.
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  Element.prototype.scrollBy = jest.fn();
});

afterEach(() => jest.restoreAllMocks());

describe('the column', () => {
  it.each([[null], [[]]])(
    'B3, B5a: with the list %j shows no navigation, but the drawer has the menu',
    (nodes) => {
      show(nodes);
      expect(screen.queryByRole('navigation', {name: 'Pages'})).toBeNull();
      expect(screen.getByRole('navigation', {name: 'Main'})).toBeInTheDocument();
      expect(panel()).toHaveClass('empty');
    },
  );

  it('B12: marks the heading of the address on a full load', () => {
    show(NODES, `${PATH}#two`);
    expect(screen.getByRole('link', {name: 'Two'})).toHaveAttribute('aria-current', 'location');
  });

  it('B17: a navigation closes a group that does not hold the page, and opens one that does', async () => {
    const {go, user} = show();
    const group = screen.getByRole('button', {name: 'Groups'});
    await user.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'true');
    go(`${PATH}#two`);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    go('/modules/css/inside.html');
    expect(group).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['below', 500, 540, 140],
    ['above', -60, -20, -60],
  ])('B14: scrolls itself when the active heading is %s its view', (_, top, bottom, distance) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const box = this.id === 'drawer' ? {top: 0, bottom: 400} : {top, bottom};
      return box as DOMRect;
    });
    const {go} = show();
    jest.mocked(panel().scrollBy).mockClear();
    go(`${PATH}#two`);
    expect(panel().scrollBy).toHaveBeenCalledWith(0, distance);
  });
});

describe('on a phone, where nobody sees it', () => {
  const list = () => screen.queryByRole('navigation', {name: 'Pages'});

  beforeEach(() => setPhone(true));

  it('is filled after the page that a link leads to is drawn', async () => {
    show();
    expect(list()).toBeNull();
    expect(await screen.findByRole('navigation', {name: 'Pages'})).toBeInTheDocument();
  });

  it('is filled at once when it is open', () => {
    const {opener} = show();
    fireEvent.click(opener);
    expect(list()).toBeInTheDocument();
  });

  it('is filled in the page as shipped', () => {
    jest.mocked(useIsBrowser).mockReturnValue(false);
    show();
    jest.mocked(useIsBrowser).mockReturnValue(true);
    expect(list()).toBeInTheDocument();
  });
});

describe('the drawer', () => {
  it('takes focus when it opens and gives it back when Escape closes it', async () => {
    const {opener, user} = show();
    await user.click(opener);
    expect(panel()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('B21: keeps focus inside while it is open, in both directions', async () => {
    const {opener, user} = show();
    await user.click(opener);
    await user.tab();
    const first = document.activeElement;
    expect(panel()).toContainElement(first as HTMLElement);
    await user.tab({shift: true});
    const last = document.activeElement;
    expect(last).toBe(screen.getByRole('button', {name: 'Groups'}));
    await user.tab();
    expect(document.activeElement).toBe(first);
  });

  it('B21: a tap on the mask closes it', async () => {
    const {opener, user} = show();
    await user.click(opener);
    fireEvent.click(document.querySelector('.mask')!);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('B21: choosing a heading closes it, and the page behind scrolls again', async () => {
    const {opener, user} = show();
    await user.click(opener);
    expect(document.documentElement).toHaveClass('drawer-open');
    await user.click(screen.getByRole('link', {name: 'Two'}));
    await act(async () => undefined);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(document.documentElement).not.toHaveClass('drawer-open');
  });
});
