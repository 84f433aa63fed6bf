/** @jest-environment jsdom */
import {act, render, screen, waitFor, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import FullText from '@site/src/components/Search/FullText';
import type {WorkerReply, WorkerRequest} from '@site/src/components/Search/FullText/messages';
import {startWorker} from '@site/src/components/Search/FullText/startWorker';
import {forgetSearch} from '@site/src/components/Search/loadSearch';
import {searchFullText} from '@site/src/lib/search/fullText';
import {passageOf} from '@site/src/lib/search/passage';
import {createSearchFiles} from '@site/src/plugins/search/searchFiles';
import type {Outline, TextSection} from '@site/src/markdown/outline';

jest.mock('@site/src/components/Search/FullText/startWorker', () => ({startWorker: jest.fn()}));
jest.mock('@site/src/hooks/useCurrentCourse', () => ({
  useCurrentCourse: () => ({code: 'MTM6302', title: 'Web Development III', path: '/mtm6302/'}),
}));
jest.mock('@site/src/hooks/usePortal', () => ({
  useCourses: () => [{id: 'mtm6302', title: 'Web Development III'}],
}));

function page(path: string, title: string, text: string, heading = 'More'): Outline<TextSection> {
  return {
    path,
    title,
    sections: [
      {title, slug: '', level: 1, text: 'Begins.'},
      {title: heading, slug: 'more', level: 2, text},
    ],
  };
}

const PAGES = [
  page('/modules/css/', 'CSS', 'All of it'),
  page('/mtm6302/labs/lab-1.html', 'Lab 1', 'Set a gap with <b>code</b> & care'),
  ...Array.from({length: 7}, (_, number) =>
    page(`/modules/css/${number}.html`, `Lesson ${number}`, `A gap and gutter${number}`),
  ),
  page('/modules/js/events.html', 'Events', "b.addEventListener('click', run)", 'Listening'),
];
const {files} = createSearchFiles(PAGES, [], 'v');

/** Answers as the worker does, in the same thread. */
class FakeWorker extends EventTarget {
  terminate = jest.fn();

  postMessage({id, question}: WorkerRequest): void {
    const load = async (name: string): Promise<unknown> => JSON.parse(files.get(`text-v/${name}`)!);
    void (
      question.kind === 'search'
        ? searchFullText(question.query, question.firstSections, load)
        : Promise.resolve(
            question.sections.map((section) =>
              passageOf(PAGES[question.page]!.sections[section]!.text, question.terms),
            ),
          )
    ).then((answer) => this.reply({id, answer}));
  }

  reply(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const startWorkerMock = startWorker as jest.Mock;
let history: MemoryHistory;
let user: UserEvent;
let worker: FakeWorker;

function renderPage(address: string): void {
  history = createMemoryHistory({initialEntries: [address]});
  render(
    <Router history={history}>
      <FullText />
    </Router>,
  );
}

function titles(): readonly (string | null)[] {
  return screen.queryAllByRole('heading', {level: 3}).map((heading) => heading.textContent);
}

beforeEach(() => {
  user = userEvent.setup();
  forgetSearch(false);
  document.head.innerHTML = '<meta name="portal-search" content="v-v">';
  global.fetch = jest.fn(
    async () => ({ok: true, text: async () => files.get('suggestions-v.json')}) as Response,
  );
  AbortSignal.timeout ??= () => new AbortController().signal;
  worker ??= new FakeWorker();
  startWorkerMock.mockImplementation(() => worker);
  jest.spyOn(console, 'warn').mockImplementation();
});

describe('the search page', () => {
  it('finds what the address asks for, the current course first', async () => {
    renderPage('/search/?q=gap');
    expect(await screen.findByText('8 pages for “gap”')).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', {level: 2});
    expect(headings.map(({textContent}) => textContent)).toEqual([
      'MTM6302 Web Development III',
      'Modules',
    ]);
    expect(screen.getByRole('searchbox')).toHaveValue('gap');
  });

  it('asks nothing without a query', () => {
    renderPage('/search/');
    expect(global.fetch).not.toHaveBeenCalled();
    expect(titles()).toEqual([]);
  });

  it('shows passages as text, with the words marked, and links to their section', async () => {
    renderPage('/search/?q=gap+care');
    const result = (await screen.findByText('Lab 1')).closest('li')!;
    await waitFor(() => expect(result).toHaveTextContent('Set a gap with <b>code</b> & care'));
    expect(result.querySelector('b')).toBeNull();
    const marks = [...result.querySelectorAll('mark')].map(({textContent}) => textContent);
    expect(marks).toEqual(['gap', 'care']);
    expect(within(result).getByRole('link', {name: 'More'})).toHaveAttribute(
      'href',
      '/mtm6302/labs/lab-1.html#more',
    );
  });

  it('finds names of code', async () => {
    renderPage('/search/?q=addEventListener');
    expect(await screen.findByText('Events')).toBeInTheDocument();
  });

  it('shows five pages of an area, and all when it is chosen', async () => {
    renderPage('/search/?q=gap');
    await user.click(await screen.findByRole('button', {name: 'Show all 7 pages in Modules'}));
    expect(history.location.search).toBe('?q=gap&in=modules');
    expect(titles()).toHaveLength(7);
    expect(screen.getByText('7 pages for “gap”')).toBeInTheDocument();
  });

  it('filters by area, in the address too', async () => {
    renderPage('/search/?q=gap&in=mtm6302');
    expect(await screen.findByText('1 page for “gap”')).toBeInTheDocument();
    expect(titles()).toEqual(['Lab 1']);
    await user.click(screen.getByRole('radio', {name: 'Everywhere 8'}));
    expect(history.location.search).toBe('?q=gap');
  });

  it('follows what is typed, without a step in the history for every letter', async () => {
    renderPage('/search/?q=gap');
    await screen.findByText('8 pages for “gap”');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'gutter3');
    expect(await screen.findByText('1 page for “gutter3”')).toBeInTheDocument();
    expect(history.length).toBe(1);
    expect(history.location.search).toBe('?q=gutter3');
  });

  it('follows the address', async () => {
    renderPage('/search/?q=gap');
    await screen.findByText('8 pages for “gap”');
    act(() => history.push('/search/?q=gutter3'));
    expect(await screen.findByText('1 page for “gutter3”')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('gutter3');
  });

  it('finds in spite of a typing error, and says what it looked for', async () => {
    renderPage('/search/?q=lissening');
    expect(
      await screen.findByText('Nothing found for “lissening”. 1 page for “listening”'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'Events'})).toBeInTheDocument();
  });

  it('says when nothing is found', async () => {
    renderPage('/search/?q=zebra');
    expect(await screen.findByText('Nothing found for “zebra”.')).toBeInTheDocument();
  });

  it('offers the word that was meant when only the other words are found', async () => {
    renderPage('/search/?q=code+lissening');
    await user.click(await screen.findByRole('link', {name: 'code listening'}));
    expect(await screen.findByText(/“code listening”/)).toBeInTheDocument();
  });

  it('lists the page that introduces the word first', async () => {
    renderPage('/search/?q=css');
    const [first] = await screen.findAllByRole('heading', {level: 3});
    expect(first).toHaveTextContent('CSS');
  });

  it('says when no page has all words', async () => {
    renderPage('/search/?q=gap+zebra');
    expect(
      await screen.findByText('No page has all words of “gap zebra”; 8 pages with most of them'),
    ).toBeInTheDocument();
  });
});

describe('a full-text search that fails', () => {
  it('says so when the index is missing, and tries again', async () => {
    const working = global.fetch;
    global.fetch = jest.fn(async () => ({ok: false, status: 404}) as Response);
    renderPage('/search/?q=gap');
    const retry = await screen.findByRole('button', {name: 'Try again'});
    global.fetch = working;
    await user.click(retry);
    expect(await screen.findByText('8 pages for “gap”')).toBeInTheDocument();
  });

  it('says so when the worker answers with an error', async () => {
    const post = jest.spyOn(worker, 'postMessage').mockImplementation(({id}) => {
      worker.reply({id, error: 'words.json cannot be loaded (status 404)'});
    });
    renderPage('/search/?q=gap');
    expect(await screen.findByText('The search index could not be loaded.')).toBeInTheDocument();
    post.mockRestore();
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByText('8 pages for “gap”')).toBeInTheDocument();
  });

  it('starts another worker when the first could not be loaded', async () => {
    const post = jest.spyOn(worker, 'postMessage').mockImplementation(() => {
      worker.dispatchEvent(new Event('error'));
    });
    renderPage('/search/?q=gap');
    const retry = await screen.findByRole('button', {name: 'Try again'});
    expect(worker.terminate).toHaveBeenCalled();
    post.mockRestore();
    worker = new FakeWorker();
    await user.click(retry);
    expect(await screen.findByText('8 pages for “gap”')).toBeInTheDocument();
  });
});
