/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import {forgetSearch} from '@site/src/components/Search/loadSearch';
import SearchBox from '@site/src/components/Search/SearchBox';
import {encodeIndex} from '@site/src/lib/search/suggestionIndex';
import type {IndexedPage} from '@site/src/lib/search/suggest';

jest.mock('@site/src/hooks/useCurrentCourse', () => ({
  useCurrentCourse: () => ({code: 'MTM6302', title: 'Web Development III', path: '/mtm6302/'}),
}));

function page(path: string, title: string, ...headers: readonly string[]): IndexedPage {
  return {
    path,
    title,
    extraFields: [],
    headers: headers.map((header, number) => ({title: header, slug: `h${number}`, children: []})),
  };
}

const PAGES = [
  page('/modules/', 'Modules'),
  page('/modules/css/', 'CSS'),
  page('/mtm6302/labs/lab-1.html', 'Grid lab'),
  page('/modules/css/layout.html', 'Grid', 'Grid gap'),
  page(
    '/modules/html/markup.html',
    'Markup',
    '<img src=x onerror="hit()">',
    '</script>',
    '&amp; "',
  ),
  ...Array.from({length: 12}, (_, number) => page(`/modules/js/${number}.html`, `Item ${number}`)),
];

const WEEKS = [
  {course: 'mtm6302', label: 'Week 4', pages: [4]},
  {course: 'mtm6302', label: 'Week 5', pages: [1, 2, 3, 5]},
  {course: 'mtm6201', label: 'Week 1', pages: [0, 1]},
];

let history: MemoryHistory;
let user: UserEvent;
const fetchMock = jest.fn();

function answer(body: string, ok = true): Response {
  return {ok, status: ok ? 200 : 404, text: async () => body} as Response;
}

function renderBox(path = '/modules/'): HTMLElement {
  history = createMemoryHistory({initialEntries: [path]});
  render(
    <Router history={history}>
      <SearchBox />
      <button type="button">Elsewhere</button>
    </Router>,
  );
  return screen.getByRole('combobox', {name: 'Search'});
}

function options(): readonly (string | null)[] {
  return screen.queryAllByRole('option').map((option) => option.textContent);
}

function activeOption(): Element | null {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
}

async function search(query: string): Promise<void> {
  await user.click(screen.getByRole('combobox'));
  await user.keyboard(query);
  await screen.findByRole('listbox');
}

beforeEach(() => {
  user = userEvent.setup();
  forgetSearch(false);
  localStorage.clear();
  document.head.innerHTML = '<meta name="portal-search" content="abc-def">';
  fetchMock.mockReset();
  fetchMock.mockResolvedValue(answer(encodeIndex({pages: PAGES, weeks: WEEKS})));
  global.fetch = fetchMock;
  window.matchMedia = jest.fn().mockReturnValue({matches: false});
  AbortSignal.timeout ??= () => new AbortController().signal;
  jest.spyOn(console, 'warn').mockImplementation();
});

describe('the search box', () => {
  it('S1: is a search form with a labelled input', async () => {
    const input = renderBox();
    expect(screen.getByRole('search')).toContainElement(input);
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(input).toHaveAttribute('spellcheck', 'false');
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  it('loads nothing before it is used, and the index once', async () => {
    renderBox();
    expect(fetchMock).not.toHaveBeenCalled();
    await search('grid');
    await user.click(screen.getByText('Elsewhere'));
    await user.click(screen.getByRole('combobox'));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0][0]).toBe('/assets/search/suggestions-abc.json');
  });

  it('loads when the mouse comes near', async () => {
    renderBox();
    await user.hover(screen.getByRole('search'));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  });

  it('S17: shows page titles, and headers after a marker, with where they are', async () => {
    renderBox();
    await search('gap');
    expect(options()).toEqual(['Grid> Grid gapModules · CSS', 'Search all text for “gap”']);
  });

  it('lists the current course first', async () => {
    renderBox();
    await search('grid');
    expect(options().slice(0, 2)).toEqual(['Grid labMTM6302', 'GridModules · CSS']);
  });

  it('marks what matches', async () => {
    renderBox();
    await search('gri');
    expect(document.querySelectorAll('mark')).toHaveLength(2);
    expect(document.querySelector('mark')).toHaveTextContent('Gri');
  });

  it.each([
    ['img', '<img src=x onerror="hit()">'],
    ['script', '</script>'],
    ['amp', '&amp; "'],
  ])('shows headings that look like markup as text (%s)', async (query, title) => {
    renderBox();
    await search(query);
    expect(options()[0]).toBe(`Markup> ${title}Modules`);
    expect(screen.getByRole('listbox').querySelector('img, script')).toBeNull();
  });

  it('S13: shows at most ten suggestions and the way to all text', async () => {
    renderBox();
    await search('item');
    expect(options()).toHaveLength(11);
    expect(options()[10]).toBe('Search all text for “item”');
  });

  it('S19: says when nothing matches', async () => {
    renderBox();
    await search('zebra');
    expect(screen.getByRole('status')).toHaveTextContent('No page or heading matches.');
    expect(options()).toEqual(['Search all text for “zebra”']);
  });

  it('says how many suggestions there are', async () => {
    renderBox();
    await search('grid');
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
    await user.keyboard(' gap');
    expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
  });

  it('S19: hides the list without focus, keeps query and row, and shows them again', async () => {
    const input = renderBox();
    await search('grid');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(input);
    expect(input).toHaveValue('grid');
    expect(activeOption()).toHaveTextContent('GridModules');
  });

  it('S22: moves by arrows and wraps at both ends', async () => {
    const input = renderBox();
    await search('grid');
    expect(activeOption()).toHaveTextContent('Grid lab');
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toHaveTextContent('Search all text');
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent('Grid lab');
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveFocus();
  });

  it('S23: goes back to the first row when the query changes', async () => {
    renderBox();
    await search('gri');
    await user.keyboard('{ArrowDown}d');
    expect(activeOption()).toHaveTextContent('Grid lab');
  });

  it('S24: Enter goes to the row, empties the box and keeps focus in it', async () => {
    const input = renderBox();
    await search('gap');
    await user.keyboard('{Enter}');
    expect(history.location).toMatchObject({pathname: '/modules/css/layout.html', hash: '#h0'});
    expect(history.action).toBe('PUSH');
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('S24: what is typed before the page has come is the next search', async () => {
    const input = renderBox();
    const push = jest.spyOn(history, 'push').mockImplementationOnce(() => undefined);
    await search('gap');
    await user.keyboard('{Enter}gri');
    expect(input).toHaveValue('gri');
    push.mockRestore();
    act(() => history.push('/modules/css/layout.html'));
    await user.keyboard('d');
    expect(input).toHaveValue('grid');
    expect(input).toHaveFocus();
  });

  it('S24: Enter does nothing without a row', async () => {
    const input = renderBox();
    await search('grid');
    fireEvent.mouseLeave(screen.getByRole('listbox'));
    await user.keyboard('{Enter}');
    expect(history.length).toBe(1);
    expect(input).toHaveValue('grid');
  });

  it('Enter on the last row searches all text', async () => {
    renderBox();
    await search('a & b');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(history.location).toMatchObject({pathname: '/search/', search: '?q=a+%26+b'});
  });

  it('S25: the mouse chooses the row, and leaving the list chooses none', async () => {
    renderBox();
    await search('grid');
    fireEvent.mouseEnter(screen.getAllByRole('option')[1]!);
    expect(activeOption()).toHaveTextContent('GridModules');
    fireEvent.mouseLeave(screen.getByRole('listbox'));
    expect(activeOption()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent('Grid lab');
    fireEvent.mouseLeave(screen.getByRole('listbox'));
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toHaveTextContent('Search all text');
  });

  it('S26: a press of the main button goes there before it is released', async () => {
    const input = renderBox();
    await search('grid');
    fireEvent.mouseDown(screen.getAllByRole('option')[1]!, {button: 0});
    expect(history.location.pathname).toBe('/modules/css/layout.html');
    expect(input).toHaveValue('');
    expect(input).not.toHaveFocus();
  });

  it.each([
    ['the middle button', {button: 1}],
    ['the right button', {button: 2}],
    ['Ctrl', {button: 0, ctrlKey: true}],
    ['Meta', {button: 0, metaKey: true}],
    ['Shift', {button: 0, shiftKey: true}],
  ])('S26: leaves a press with %s to the browser', async (_name, init) => {
    renderBox();
    await search('grid');
    const option = screen.getAllByRole('option')[0]!;
    const isPrevented = jest.fn((event: Event) => {
      const {defaultPrevented} = event;
      // jsdom cannot follow links.
      event.preventDefault();
      return defaultPrevented;
    });
    window.addEventListener('click', isPrevented, {once: true});
    fireEvent.mouseDown(option, init);
    fireEvent.click(option, init);
    expect(isPrevented).toHaveReturnedWith(false);
    expect(history.length).toBe(1);
    expect(option).toHaveAttribute('href', '/mtm6302/labs/lab-1.html');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  it('a click without a press, from assistive technology, goes there once', async () => {
    renderBox();
    await search('grid');
    fireEvent.click(screen.getAllByRole('option')[1]!);
    expect(history.length).toBe(2);
  });

  it('S27: Escape empties the query and keeps focus, then leaves the box', async () => {
    const input = renderBox();
    await search('grid');
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Escape}');
    expect(input).not.toHaveFocus();
  });

  it('S29: a hot key puts the cursor in the box without typing its letter', async () => {
    const input = renderBox();
    await user.keyboard('s');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('');
    await user.keyboard('s');
    expect(input).toHaveValue('s');
  });

  it('keeps what is typed while the page changes by itself, as when the hash follows the scroll', async () => {
    const input = renderBox();
    await search('grid');
    act(() => history.replace('/modules/#somewhere'));
    expect(input).toHaveValue('grid');
  });

  it('offers the pages visited last for an empty query, but not this one', async () => {
    localStorage.setItem('search-recent-pages', '/modules/css/\n/modules/\n/gone/');
    const input = renderBox('/modules/');
    await user.click(input);
    const visited = await screen.findByRole('group', {name: 'Visited last'});
    expect(within(visited).getByRole('option')).toHaveTextContent('CSSModules');
  });

  it('offers the other pages of the week of the reader’s course in which the reader was last', async () => {
    localStorage.setItem('search-recent-pages', '/modules/\n/modules/css/');
    await user.click(renderBox('/modules/'));
    const week = await screen.findByRole('group', {name: 'More in Week 5'});
    expect(
      within(week)
        .getAllByRole('option')
        .map(({textContent}) => textContent),
    ).toEqual(['Grid labMTM6302', 'GridModules · CSS', 'Item 0Modules']);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Visited last: 1 page, More in Week 5: 3 pages',
    );
  });

  it('finds pages in spite of a typing error, and says what it looked for', async () => {
    renderBox();
    await search('mrkup');
    expect(
      screen.getByRole('group', {name: 'Nothing matches “mrkup”. For “markup”:'}),
    ).toBeVisible();
    expect(options()).toEqual(['MarkupModules', 'Search all text for “mrkup”']);
    expect(document.querySelector('mark')).toHaveTextContent('Markup');
    expect(screen.getByRole('status')).toHaveTextContent('1 suggestion for “markup”');
  });

  it('works with blocked storage', async () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    renderBox();
    await search('grid');
    expect(options()).toHaveLength(3);
    storage.mockRestore();
  });
});

describe('an index that cannot be used', () => {
  it.each([
    ['missing', () => Promise.resolve(answer('Not found', false))],
    ['cut off', () => Promise.resolve(answer(encodeIndex({pages: PAGES, weeks: []}).slice(0, 80)))],
    ['a page of HTML', () => Promise.resolve(answer('<!doctype html>'))],
    ['of another version', () => Promise.resolve(answer('{"format":99,"pages":[]}'))],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['too slow', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ])('%s: says so and offers to try again', async (_name, respond) => {
    fetchMock.mockImplementation(respond);
    renderBox();
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('grid');
    const retry = await screen.findByRole('button', {name: 'Try again'});
    expect(screen.getByRole('status')).toHaveTextContent('Search could not be loaded.');
    fetchMock.mockImplementation(async () => answer(encodeIndex({pages: PAGES, weeks: WEEKS})));
    await user.click(retry);
    await screen.findByRole('listbox');
    expect(options()[0]).toBe('Grid labMTM6302');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('asks a newer build for its version when the old index is gone', async () => {
    fetchMock.mockImplementation(async (address: string) => {
      if (address === '/') {
        return answer('<!doctype html><head><meta name=portal-search content=new-er></head>');
      }
      return address.includes('suggestions-new')
        ? answer(encodeIndex({pages: PAGES, weeks: WEEKS}))
        : answer('', false);
    });
    renderBox();
    await user.keyboard('s');
    await user.keyboard('grid');
    await screen.findByRole('button', {name: 'Try again'});
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    expect(options()).toHaveLength(3);
  });
});
