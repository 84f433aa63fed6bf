/** @jest-environment jsdom */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {act, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MyPortal from '@site/src/components/MyPortal';
import {download} from '@site/src/components/StartFiles/download';
import {IMPORT_PROBLEMS} from '@site/src/data/importTexts';
import {NOTICES} from '@site/src/data/notices';
import {exportText} from '@site/src/lib/readersData/file';
import {reader} from '@site/src/lib/readersData/reader';
import {EMPTY} from '@site/src/lib/readersData/schema';
import {standInDialogs} from '../../../helpers/dialogs';
import {renderAt} from '../../../helpers/site';

jest.mock('@site/src/components/StartFiles/download');

standInDialogs();

const render = () => renderAt('/my/', <MyPortal />);

async function show(): Promise<void> {
  render();
  await screen.findByRole('heading', {name: 'Your data'});
}

const list = (name: string) =>
  within(screen.getByRole('heading', {name, level: 2}).closest('section')!);

function fill(): void {
  reader.put('done', '/modules/html/', {title: 'HTML'});
  reader.put('done', '/mtm6130/labs/first.html', {title: 'First lab'});
  reader.put('bookmarks', '/modules/css/#gaps', {title: 'CSS', heading: 'Gaps'});
  reader.put('notes', '/modules/css/', {title: 'CSS', text: '<img src=x onerror=alert(1)>'});
  reader.put('notes', '/modules/gone.html', {title: 'Floppy disks', text: 'old'});
  const version = {texts: {'a.js': 'let mine'}, original: 'x', at: 1};
  localStorage.setItem('code:/modules/js/#sum', JSON.stringify(version));
}

async function give(
  content: string,
  size?: number,
  // jsdom has no text() of files.
  text = () => Promise.resolve(content),
): Promise<void> {
  const file = new File([content], 'export.json', {type: 'application/json'});
  Object.assign(file, {text});
  if (size !== undefined) {
    Object.defineProperty(file, 'size', {value: size});
  }
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, file);
}

beforeEach(() => {
  localStorage.clear();
  reader.forget();
});

afterEach(() => {
  jest.mocked(useIsBrowser).mockReturnValue(true);
  jest.restoreAllMocks();
});

describe('My portal', () => {
  it('is the same for everyone before hydration', () => {
    fill();
    jest.mocked(useIsBrowser).mockReturnValue(false);
    render();
    expect(screen.queryByRole('heading', {level: 2})).toBeNull();
  });

  it('says where to begin when there is nothing', async () => {
    await show();
    expect(screen.getByRole('link', {name: 'Using this portal'})).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('lists progress by course, bookmarks, notes and changed examples with their links', async () => {
    fill();
    await show();
    const progress = list('Progress');
    await waitFor(() => expect(progress.getByText('1 of 3 lessons')).toBeInTheDocument());
    expect(progress.getByRole('link', {name: 'CSS'})).toHaveAttribute('href', '/modules/css/');
    expect(progress.getByText('Other pages')).toBeInTheDocument();
    expect(list('Bookmarks').getByRole('link', {name: 'CSS: Gaps'})).toHaveAttribute(
      'href',
      '/modules/css/#gaps',
    );
    expect(list('Changed examples').getByRole('link')).toHaveAttribute('href', '/modules/js/#sum');
  });

  it('shows the markup of a note as text, and runs nothing', async () => {
    fill();
    await show();
    expect(list('Notes').getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  it('keeps what was noted on a page that is gone, without a link', async () => {
    fill();
    await show();
    expect(list('Notes').getByText(/Floppy disks/)).toHaveTextContent('no longer has this page');
    expect(screen.queryByRole('link', {name: /Floppy/})).toBeNull();
  });

  it('finds by words of titles, headings, notes and code', async () => {
    fill();
    await show();
    await userEvent.type(screen.getByRole('searchbox'), 'MINE let');
    expect(list('Changed examples').getByRole('link')).toBeInTheDocument();
    expect(list('Notes').getByText('Nothing found.')).toBeInTheDocument();
    expect(screen.getByText('1 found')).toHaveAttribute('role', 'status');
  });

  it('asks once before it removes, and can undo it', async () => {
    fill();
    await show();
    await userEvent.click(screen.getByRole('button', {name: 'Remove the bookmark on CSS'}));
    await userEvent.click(screen.getByRole('button', {name: 'Keep'}));
    expect(list('Bookmarks').getByRole('link')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', {name: 'Remove the bookmark on CSS'}));
    expect(screen.getByRole('button', {name: 'Yes, remove'})).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(list('Bookmarks').queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', {name: 'Undo'})).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(list('Bookmarks').getByRole('link', {name: 'CSS: Gaps'})).toBeInTheDocument();
  });

  it('removes a changed example and brings it back', async () => {
    fill();
    await show();
    const remove = {name: 'Remove the changed example on JavaScript'};
    await userEvent.click(screen.getByRole('button', remove));
    await userEvent.click(screen.getByRole('button', {name: 'Yes, remove'}));
    expect(localStorage.getItem('code:/modules/js/#sum')).toBeNull();
    await userEvent.click(screen.getByRole('button', {name: 'Undo'}));
    expect(localStorage.getItem('code:/modules/js/#sum')).toContain('let mine');
    expect(list('Changed examples').getByRole('link')).toBeInTheDocument();
  });

  it('forgets everything, and brings it back', async () => {
    fill();
    await show();
    await userEvent.click(screen.getByRole('button', {name: 'Forget everything on this device'}));
    await userEvent.click(screen.getByRole('button', {name: 'Yes, forget everything'}));
    expect(Object.keys(localStorage)).toEqual([]);
    await userEvent.click(screen.getByRole('button', {name: 'Undo'}));
    expect(list('Notes').getByText('old')).toBeInTheDocument();
  });

  it('saves everything as one file that another device can read', async () => {
    fill();
    await show();
    await userEvent.click(screen.getByRole('button', {name: 'Save as a file'}));
    const [name, [text]] = jest.mocked(download).mock.calls[0]! as unknown as [string, [string]];
    expect(name).toMatch(/^my-portal-\d{4}-\d\d-\d\d\.json$/);
    act(() => {
      localStorage.clear();
      reader.forget();
    });
    await give(text);
    const dialog = within(await screen.findByRole('dialog', {name: 'What will change'}));
    expect(dialog.getByText('Done: 2')).toBeInTheDocument();
    expect(dialog.getByText(/Floppy disks, new/)).toBeInTheDocument();
    expect(dialog.getByText(/1 of them .*no longer has/)).toBeInTheDocument();
    expect(list('Your data').getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(dialog.getByRole('button', {name: 'Add'}));
    expect(await screen.findByText('Added: 6 of 6.')).toBeInTheDocument();
    expect(list('Notes').getByText('old')).toBeInTheDocument();
    expect(localStorage.getItem('code:/modules/js/#sum')).toContain('let mine');
  });

  it.each([
    ['no JSON', 'notJson', undefined],
    ['{"type":"other"}', 'notOurs', undefined],
    [
      exportText({data: EMPTY, examples: {}}, new Date()).replace('"version": 1', '"version": 2'),
      'newer',
      undefined,
    ],
    ['{}', 'tooLarge', 50_000_000],
  ] as const)('refuses %s with a sentence, and changes nothing', async (text, problem, size) => {
    fill();
    const before = JSON.stringify({...localStorage});
    await show();
    await give(text, size);
    expect(await screen.findByText(IMPORT_PROBLEMS[problem])).toBeInTheDocument();
    expect(JSON.stringify({...localStorage})).toBe(before);
  });

  it('says that a file cannot be read, when it has gone since it was chosen', async () => {
    await show();
    const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    await give('{}', undefined, gone);
    expect(await screen.findByText(IMPORT_PROBLEMS.unread)).toBeInTheDocument();
  });

  it('says that a file has nothing new', async () => {
    await show();
    await give(exportText({data: EMPTY, examples: {}}, new Date()));
    expect(await screen.findByText(/^Nothing: /)).toBeInTheDocument();
    expect(screen.queryByRole('button', {name: 'Add'})).toBeNull();
  });

  it('saves data that cannot be read as it is stored, and starts afresh', async () => {
    localStorage.setItem('reader', '<purple>{"');
    reader.refresh();
    await show();
    expect(screen.getByText(NOTICES.unreadable.text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', {name: 'Save what is stored'}));
    expect(download).toHaveBeenLastCalledWith('portal-as-stored.txt', ['<purple>{"']);
    await userEvent.click(screen.getByRole('button', {name: 'Forget everything on this device'}));
    await userEvent.click(screen.getByRole('button', {name: 'Yes, forget everything'}));
    expect(screen.queryByText(NOTICES.unreadable.text)).toBeNull();
  });
});
