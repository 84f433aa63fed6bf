/** @jest-environment jsdom */
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import LessonTools from '../../../src/components/LessonTools';
import {REPOSITORY} from '../../../src/data/site';
import {onAnnounced} from '../../../src/lib/announce';
import {showPage} from '../../helpers/page';
import {renderAt} from '../../helpers/site';

const PATH = '/modules/css/grid.html';
const repository = REPOSITORY as {repo: string | null};

function show(frontMatter: Readonly<Record<string, unknown>> = {}) {
  showPage({outcomes: ['Lay out a page'], ...frontMatter});
  window.history.replaceState(null, '', `${PATH}#rows`);
  return renderAt(
    PATH,
    <>
      <h1>Grid</h1>
      <h2 id="rows">
        Rows <a href="#rows">#</a>
      </h2>
      <LessonTools />
    </>,
  );
}

const answers: Readonly<Record<string, string>> = {
  '/modules/css/grid.html.md': '# Grid\n\nText',
  '/version.json': '{"commit":"abc123"}',
};
let copied: Blob | undefined;
let isRefused = false;
let heard: string[] = [];
let forget = (): void => undefined;

beforeEach(() => {
  copied = undefined;
  isRefused = false;
  heard = [];
  forget = onAnnounced((words) => heard.push(words));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn((address: string) => {
    const text = answers[address];
    return Promise.resolve({
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(JSON.parse(text ?? '') as unknown),
    });
  }) as never;
  globalThis.ClipboardItem = class {
    constructor(readonly items: Readonly<Record<string, Promise<Blob>>>) {}
  } as never;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      write: async ([item]: readonly {
        readonly items: Readonly<Record<string, Promise<Blob>>>;
      }[]) => {
        copied = await item!.items['text/plain'];
        if (isRefused) {
          throw new Error('refused');
        }
      },
    },
  });
});
afterEach(() => {
  forget();
  repository.repo = null;
  jest.restoreAllMocks();
});

describe('the tools of a lesson', () => {
  it('stand on lessons only', () => {
    show({outcomes: undefined});
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lead to the print view of the lesson', () => {
    show();
    expect(screen.getByRole('link', {name: 'Print this lesson'})).toHaveAttribute(
      'href',
      `/print/?page=${PATH}`,
    );
  });

  it('copy its Markdown, and say so', async () => {
    show();
    const button = screen.getByRole('button', {name: 'Copy as Markdown'});
    fireEvent.click(button);
    await waitFor(() => expect(heard).toEqual(['Lesson copied as Markdown']));
    expect(copied).toMatchObject({type: 'text/plain', size: answers[`${PATH}.md`]!.length});
    expect(button).toHaveAttribute('data-says', 'Lesson copied as Markdown');
  });

  it('say that nothing was copied when the browser refuses', async () => {
    isRefused = true;
    show();
    fireEvent.click(screen.getByRole('button', {name: 'Copy as Markdown'}));
    await waitFor(() => expect(heard).toEqual([expect.stringContaining('Not copied')]));
  });

  it('report no problem where there is no repository', () => {
    show();
    expect(screen.queryByRole('link', {name: /Report/})).toBeNull();
  });

  it('fill in the form of the repository with the page, the heading in view and the version', async () => {
    repository.repo = 'college/portal';
    show();
    const link = screen.getByRole<HTMLAnchorElement>('link', {name: /Report a problem/});
    expect(link).toHaveAttribute('href', 'https://github.com/college/portal/issues/new');
    fireEvent.focus(link);
    await waitFor(() => expect(new URL(link.href).search).not.toBe(''));
    const form = new URL(link.href).searchParams;
    expect(form.get('title')).toContain('Grid');
    expect(form.get('body')).toContain(`${PATH}#rows\nHeading: Rows\nVersion: abc123`);
  });

  it('present the lesson', async () => {
    show();
    window.scrollTo = jest.fn();
    fireEvent.click(screen.getByRole('button', {name: 'Present'}));
    expect(await screen.findByRole('region', {name: 'Presentation'})).toBeInTheDocument();
  });

  it('present a lesson whose address asks for it', async () => {
    showPage({outcomes: ['Lay out a page']});
    window.scrollTo = jest.fn();
    renderAt(`${PATH}?present`, <LessonTools />);
    await act(async () => undefined);
    expect(await screen.findByRole('region', {name: 'Presentation'})).toBeInTheDocument();
  });
});
