/** @jest-environment jsdom */
import {useColorMode} from '@docusaurus/theme-common';
import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Navbar from '../../../src/components/Navbar';
import Brand from '../../../src/components/Navbar/Brand';
import Dropdown from '../../../src/components/Navbar/Dropdown';
import Menu from '../../../src/components/Navbar/Menu';
import {THEME} from '../../../src/data/site';
import {renderAt} from '../../helpers/site';

jest.mock('@theme/SearchBar', () => ({
  __esModule: true,
  default: () => <input type="search" aria-label="Search" />,
}));

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (() => ({matches: false})) as unknown as typeof window.matchMedia;
});

function menuTexts(): readonly (string | null)[] {
  const {children} = screen.getByRole('navigation', {name: 'Main'});
  return [...children].map((item) => (item.querySelector('button') ?? item).textContent);
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', {name});
}

describe('Navbar', () => {
  it('N3: stands in order: drawer button, brand, menu, colour switch, search', () => {
    renderAt('/mtm6130/', <Navbar />);
    const controls = screen.getAllByRole('link').concat(screen.getAllByRole('button'));
    const order = [
      button('toggle sidebar'),
      screen.getByRole('link', {name: /home/}),
      screen.getByRole('navigation', {name: 'Main'}),
      button('toggle color mode'),
      screen.getByRole('searchbox'),
    ];
    expect(controls.length).toBeGreaterThan(4);
    order.slice(1).forEach((element, index) => {
      const position = order[index]!.compareDocumentPosition(element);
      expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    });
  });

  it('N24: the drawer button is one, tells its state, and works by keyboard', async () => {
    const user = userEvent.setup();
    renderAt('/modules/', <Navbar />);
    const toggle = button('toggle sidebar');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(' ');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('C2: the colour switch has a name, tells its state, and switches', async () => {
    const setColorMode = jest.fn();
    jest.mocked(useColorMode).mockReturnValueOnce({
      colorMode: 'light',
      colorModeChoice: null,
      setColorMode,
    } as never);
    renderAt('/modules/', <Navbar />);
    const toggle = button('toggle color mode');
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    expect(setColorMode).toHaveBeenCalledWith('dark');
  });

  it('C6: without the switch the bar has none', () => {
    jest.replaceProperty(THEME, 'colorModeSwitch', false as true);
    renderAt('/modules/', <Navbar />);
    expect(screen.queryByRole('button', {name: 'toggle color mode'})).toBeNull();
    jest.restoreAllMocks();
  });
});

describe('Brand', () => {
  it('N5: its home link has a name', () => {
    renderAt('/modules/', <Brand />);
    expect(screen.getByRole('link', {name: 'Interactive Media Design, home'})).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('N6: names the site while no course is known', () => {
    renderAt('/modules/', <Brand />);
    expect(screen.getByText('Interactive Media Design')).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('N7, N8: leads to the current course and follows every navigation', () => {
    const {go} = renderAt('/mtm6130/', <Brand />);
    expect(screen.getByRole('link', {name: /MTM6130/})).toHaveAttribute('href', '/mtm6130/');
    go('/mtm6201/content/');
    expect(screen.getByRole('link', {name: /MTM6201/})).toHaveAttribute('href', '/mtm6201/');
    expect(screen.queryByText(/MTM6130/)).toBeNull();
  });

  it('N9: on a full load of a module page with a stored course, text and address agree', () => {
    localStorage.setItem('current-course', '/mtm6302/');
    renderAt('/modules/php/', <Brand />);
    expect(screen.getByRole('link', {name: /MTM6302/})).toHaveAttribute('href', '/mtm6302/');
  });

  it('N10: writes nothing to the console', () => {
    const log = jest.spyOn(console, 'log');
    renderAt('/mtm6130/', <Brand />);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('Menu', () => {
  it('N27: is the current course’s, and changes at every navigation', () => {
    const {go} = renderAt('/modules/', <Menu />);
    expect(menuTexts()).toEqual(['Modules', 'Courses']);
    go('/mtm6130/');
    expect(menuTexts()).toEqual(['Content', 'Modules', 'Links', 'Courses']);
    expect(screen.getByRole('link', {name: 'Content'})).toHaveAttribute(
      'href',
      '/mtm6130/content/',
    );
    go('/mtm6201/');
    expect(screen.getByRole('link', {name: 'Content'})).toHaveAttribute(
      'href',
      '/mtm6201/content/',
    );
    go('/modules/');
    expect(screen.getByRole('link', {name: 'Content'})).toHaveAttribute(
      'href',
      '/mtm6201/content/',
    );
  });

  it('N23: the drawer’s menu knows the stored course on module pages too', () => {
    localStorage.setItem('current-course', '/mtm6302/');
    renderAt('/modules/', <Menu stacked />);
    expect(menuTexts()).toEqual(['Content', 'Modules', 'Links', 'Courses']);
  });

  it('N13: marks the exact page as current', () => {
    renderAt('/mtm6130/content/', <Menu />);
    expect(screen.getByRole('link', {name: 'Content'})).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', {name: 'Modules'})).not.toHaveAttribute('aria-current');
  });

  it('N11, N12: Courses lists every course by code, and leads to the same page where there is one', async () => {
    renderAt('/mtm6130/content/#week-2', <Menu />);
    await userEvent.click(button('Courses'));
    const list = screen.getByRole('list', {name: 'Select language'});
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['MTM6130', '/mtm6130/content/#week-2'],
      ['MTM6201', '/mtm6201/content/#week-2'],
      ['MTM6302', '/mtm6302/content/#week-2'],
    ]);
    links.forEach((link) => expect(link.getAttribute('aria-label')).toContain(link.textContent));
  });

  it.each([
    ['/mtm6130/overview/', ['/mtm6130/overview/', '/mtm6201/overview/', '/mtm6302/']],
    ['/mtm6130/labs/first.html', ['/mtm6130/labs/first.html', '/mtm6201/', '/mtm6302/']],
    ['/modules/css/', ['/mtm6130/', '/mtm6201/', '/mtm6302/']],
  ])('N12: on %s it leads to %j', async (path, addresses) => {
    renderAt(path, <Menu />);
    await userEvent.click(button('Courses'));
    const list = screen.getByRole('list', {name: 'Select language'});
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });
});

describe('Dropdown', () => {
  const ITEMS = [
    {text: 'One', link: '/one/', ariaLabel: 'Number one'},
    {text: 'Site', link: 'https://example.org'},
    {text: 'Mail', link: 'mailto:a@b.c'},
    {text: 'Tab', link: '/two/', target: '_blank'},
    {text: 'Self', link: 'https://example.org/self', target: '_self'},
    {text: 'More', children: [{text: 'Inner', link: '/inner/'}]},
  ];

  function show() {
    const site = renderAt(
      '/modules/',
      <>
        <Dropdown text="Links" items={ITEMS} stacked={false} />
        <button>outside</button>
        <p>text</p>
      </>,
    );
    return {...site, toggle: button('Links'), user: userEvent.setup()};
  }

  function isOpen(): boolean {
    return screen.queryByRole('list', {name: 'Links'}) !== null;
  }

  it('N17, N18: opens and closes on click, Enter and Space, and tells its state', async () => {
    const {toggle, user} = show();
    expect(isOpen()).toBe(false);
    await user.click(toggle);
    expect(isOpen()).toBe(true);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(isOpen()).toBe(false);
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await user.keyboard(' ');
    expect(isOpen()).toBe(false);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('N17: never opens by hovering alone', async () => {
    const {toggle, user} = show();
    await user.hover(toggle);
    expect(isOpen()).toBe(false);
  });

  it('N20: Escape closes it and returns focus to its button', async () => {
    const {toggle, user} = show();
    await user.click(toggle);
    await user.tab();
    expect(screen.getByRole('link', {name: 'Number one'})).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(toggle).toHaveFocus();
  });

  it('N20: a press elsewhere closes it', async () => {
    const {toggle, user} = show();
    await user.click(toggle);
    await user.click(screen.getByText('text'));
    expect(isOpen()).toBe(false);
  });

  it('N19: closes when focus leaves the last item', async () => {
    const {toggle, user} = show();
    await user.click(toggle);
    act(() => screen.getByRole('link', {name: 'Inner'}).focus());
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(button('outside')).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('N19: closes when the path changes', async () => {
    const {toggle, user, go} = show();
    await user.click(toggle);
    go('/modules/css/');
    expect(isOpen()).toBe(false);
  });

  it('N14: shows sub-headings with lists of their own', async () => {
    const {toggle, user} = show();
    await user.click(toggle);
    const inner = screen.getByText('More').closest('li')!;
    expect(within(inner).getByRole('link', {name: 'Inner'})).toHaveAttribute('href', '/inner/');
  });

  it.each([
    ['Number one', null, null],
    ['Site open in new window', '_blank', 'noopener noreferrer'],
    ['Mail', null, null],
    ['Tab open in new window', '_blank', 'noopener noreferrer'],
    ['Self', '_self', null],
  ])('N15: the link %s has the target %p and the rel %p', async (name, target, rel) => {
    const {toggle, user} = show();
    await user.click(toggle);
    const link = screen.getByRole('link', {name});
    expect(link.getAttribute('target')).toBe(target);
    expect(link.getAttribute('rel')).toBe(rel);
  });
});
