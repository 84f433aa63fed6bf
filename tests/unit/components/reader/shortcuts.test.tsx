/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Shortcuts from '@site/src/components/Shortcuts';
import {standInDialogs} from '../../../helpers/dialogs';
import {renderAt} from '../../../helpers/site';

standInDialogs();

beforeEach(() => localStorage.clear());

describe('the list of shortcuts', () => {
  it('opens by ? and by its button, and closes', async () => {
    renderAt('/', <Shortcuts className="" />);
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', {name: 'Keyboard shortcuts'})).toHaveTextContent(
      'Mark the lesson as done',
    );
    await userEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', {name: 'Keyboard shortcuts'}));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('does not open while a text is typed', async () => {
    renderAt(
      '/',
      <>
        <input aria-label="Text" />
        <Shortcuts className="" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Text'), 'why?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('switches single keys off and on again', async () => {
    renderAt('/', <Shortcuts className="" />);
    const open = () => userEvent.click(screen.getByRole('button', {name: 'Keyboard shortcuts'}));
    const close = () => userEvent.click(screen.getByRole('button', {name: 'Close'}));
    await open();
    await userEvent.click(await screen.findByRole('checkbox', {checked: true}));
    await close();
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await userEvent.click(await screen.findByRole('checkbox', {checked: false}));
    await close();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
