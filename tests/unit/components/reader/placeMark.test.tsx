/** @jest-environment jsdom */
import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Heading from '@site/src/theme/Heading';
import ChosenPlace from '@site/src/components/PlaceMark/ChosenPlace';
import {reader} from '@site/src/lib/readersData/reader';
import {standInDialogs} from '../../../helpers/dialogs';
import {showPage} from '../../../helpers/page';
import {renderAt} from '../../../helpers/site';

const PAGE = '/modules/css/';
const PLACE = `${PAGE}#gaps`;

standInDialogs();

function show() {
  showPage({title: 'CSS', toc: [{value: 'Rows &amp; <code>gap</code>', id: 'gaps', level: 2}]});
  return renderAt(
    PAGE,
    <>
      <Heading as="h2" id="gaps">
        Rows
      </Heading>
      <ChosenPlace />
    </>,
  );
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', {name: /^Bookmark or note/}));
  return within(await screen.findByRole('dialog', {name: 'Rows & gap'}));
};

beforeEach(() => {
  localStorage.clear();
  reader.forget();
});

describe('the bookmark and the note of a section', () => {
  it('are told by the button', async () => {
    show();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', {name: 'Bookmark'}));
    expect(reader.get().bookmarks[PLACE]).toMatchObject({title: 'CSS', heading: 'Rows & gap'});
    await userEvent.click(dialog.getByRole('button', {name: 'Close'}));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button')).toHaveAccessibleName('Bookmark or note, there is one');
  });

  it('are removed where they were set', async () => {
    act(() => reader.put('bookmarks', PLACE, {title: 'CSS'}));
    show();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', {name: 'Bookmark', pressed: true}));
    expect(reader.get().bookmarks[PLACE]).toMatchObject({gone: true});
  });

  it('a note is saved after a pause, and says so', async () => {
    show();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', {name: 'Note'}), '<b>mine</b>');
    expect(await dialog.findByText('Saved.')).toBeInTheDocument();
    expect(reader.get().notes[PLACE]!.text).toBe('<b>mine</b>');
  });

  it('a note is saved at once when it is closed or the page is left', async () => {
    show();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'a');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(reader.get().notes[PLACE]!.text).toBe('a');
    await userEvent.type(dialog.getByRole('textbox'), 'b');
    await userEvent.click(dialog.getByRole('button', {name: 'Close'}));
    expect(reader.get().notes[PLACE]!.text).toBe('ab');
  });

  it('an emptied note is none', async () => {
    act(() => reader.put('notes', PLACE, {text: 'old'}));
    show();
    const dialog = await openDialog();
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.click(dialog.getByRole('button', {name: 'Close'}));
    expect(reader.get().notes[PLACE]).toMatchObject({gone: true});
  });

  it('shows what another tab has written, unless something is being written here', async () => {
    show();
    const dialog = await openDialog();
    act(() => reader.put('notes', PLACE, {text: 'theirs'}));
    expect(dialog.getByRole('textbox')).toHaveValue('theirs');
  });

  it('opens by its key for the section in view, and not while a dialog is open', async () => {
    show();
    await userEvent.keyboard('b');
    const dialog = within(await screen.findByRole('dialog', {name: 'CSS'}));
    dialog.getByRole('button', {name: 'Close'}).focus();
    await userEvent.keyboard('b');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
