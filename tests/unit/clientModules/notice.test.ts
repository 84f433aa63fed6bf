/** @jest-environment jsdom */
import {screen} from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {Notice} from '../../../src/clientModules/notice';
import {NOTICES} from '../../../src/data/notices';

afterEach(() => document.body.replaceChildren());

test('the live region is there, empty, before anything is said', () => {
  new Notice();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('R1: a failed chunk is told with a Reload button', () => {
  new Notice().show('failed');
  expect(screen.getByRole('status')).toHaveTextContent(NOTICES.failed.text);
  expect(screen.getByRole('button', {name: 'Reload'})).toBeInTheDocument();
});

test('R6: offline there is nothing to reload, and the notice can be closed', async () => {
  new Notice().show('offline');
  expect(screen.queryByRole('button', {name: 'Reload'})).toBeNull();
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a later notice replaces the earlier one, which then cannot take it away', () => {
  const notice = new Notice();
  notice.show('slow');
  notice.show('failed');
  notice.hide('slow');
  expect(screen.getByRole('status')).toHaveTextContent(NOTICES.failed.text);
});

test('R5: the notice that stands in the page goes as soon as scripts are there', () => {
  document.body.innerHTML = '<div class="notice is-late" role="status">late</div>';
  new Notice();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
