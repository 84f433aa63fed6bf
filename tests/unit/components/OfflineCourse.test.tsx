/** @jest-environment jsdom */
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OfflineCourse from '../../../src/components/OfflineCourse';
import {OFFLINE_TEXTS} from '../../../src/data/offlineTexts';
import {OFFLINE_TITLES} from '../../../src/data/offlineTitles';
import * as jobs from '../../../src/offline/jobs';
import {FullError, type Progress} from '../../../src/offline/saveCourse';
import {readStatus, type Status} from '../../../src/offline/status';

jest.mock('../../../src/offline/jobs');
jest.mock('../../../src/offline/status');

const {isSaving, removeSaved, startSaving, stopSaving} = jest.mocked(jobs);
const UNSAVED: Status = {kind: 'unsaved', size: 8_200_000};
const SAVED: Status = {
  kind: 'saved',
  savedAt: '2026-11-23T12:00:00Z',
  size: 8_200_000,
  isOutdated: false,
};

function stored(status: Status): void {
  jest.mocked(readStatus).mockResolvedValue(status);
}

async function open(): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  const {container} = render(<OfflineCourse course="mtm6130" />);
  const details = container.querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByText(OFFLINE_TEXTS.about);
  return user;
}

const button = (name: string | RegExp) => screen.findByRole('button', {name});

beforeEach(() => {
  jest.resetAllMocks();
  isSaving.mockReturnValue(false);
  stored(UNSAVED);
});

test('nothing is read before the reader opens it', () => {
  render(<OfflineCourse course="mtm6130" />);
  expect(screen.getByText(OFFLINE_TITLES.unsaved)).toBeInTheDocument();
  expect(readStatus).not.toHaveBeenCalled();
});

test('the size is told before anything is saved', async () => {
  await open();
  expect(await button('Save (8.2 MB)')).toBeInTheDocument();
  expect(startSaving).not.toHaveBeenCalled();
});

test('a download shows how far it is and can be cancelled; the focus stays on the button', async () => {
  let finish: () => void = () => undefined;
  startSaving.mockImplementation((_course: string, onProgress: (progress: Progress) => void) => {
    onProgress({done: 4_100_000, total: 8_200_000});
    return new Promise((_resolve, reject) => {
      finish = () => reject(new DOMException('stopped', 'AbortError'));
    });
  });
  stopSaving.mockImplementation(() => finish());
  const user = await open();
  await user.click(await button('Save (8.2 MB)'));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '4100000');
  expect(screen.getByText('4.1 MB of 8.2 MB')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(OFFLINE_TEXTS.saving);
  expect(await button('Cancel')).toHaveFocus();
  stored({kind: 'incomplete', progress: {done: 4_100_000, total: 8_200_000}});
  await user.click(await button('Cancel'));
  expect(await button('Continue')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    `${OFFLINE_TEXTS.stopped} 4.1 MB of 8.2 MB.`,
  );
});

test('a saved course says when, and is removed with one press', async () => {
  stored(SAVED);
  const user = await open();
  expect(await screen.findByText(/^Saved on 23 November 2026, 8.2 MB\./)).toBeInTheDocument();
  expect(await screen.findByText(OFFLINE_TITLES.saved)).toBeInTheDocument();
  stored(UNSAVED);
  removeSaved.mockResolvedValue();
  await user.click(await button('Remove'));
  expect(removeSaved).toHaveBeenCalledWith('mtm6130');
  expect(await button('Save (8.2 MB)')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(OFFLINE_TEXTS.removed));
  expect(await screen.findByText(OFFLINE_TITLES.unsaved)).toBeInTheDocument();
});

test('a full device is told what the course needs and what is free', async () => {
  startSaving.mockRejectedValue(new FullError(8_200_000, 3_000_000));
  const user = await open();
  await user.click(await button('Save (8.2 MB)'));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'There is not enough room: 8.2 MB more are needed. This site may use another 3.0 MB.',
    ),
  );
});

test('a network that fails is told, and the download can go on', async () => {
  startSaving.mockRejectedValue(new TypeError('Failed to fetch'));
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const user = await open();
  stored({kind: 'incomplete', progress: {done: 1_000_000, total: 8_200_000}});
  await user.click(await button('Save (8.2 MB)'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(OFFLINE_TEXTS.failed));
  expect(await button('Continue')).toBeInTheDocument();
  expect(warned).toHaveBeenCalled();
});

test('a newer build that was not fetched by itself is offered', async () => {
  stored({...SAVED, isOutdated: true});
  startSaving.mockResolvedValue();
  const user = await open();
  expect(await screen.findByText(new RegExp(OFFLINE_TEXTS.waiting))).toBeInTheDocument();
  stored(SAVED);
  await user.click(await button('Update'));
  expect(startSaving).toHaveBeenCalledWith('mtm6130', expect.any(Function));
  expect(await screen.findByText(new RegExp(OFFLINE_TEXTS.updates))).toBeInTheDocument();
});

test('a browser that cannot save says so, without a button', async () => {
  stored({kind: 'unsupported'});
  await open();
  expect(await screen.findByText(OFFLINE_TEXTS.unsupported)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a browser that blocks site data says so', async () => {
  jest.mocked(readStatus).mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  jest.spyOn(console, 'warn').mockImplementation();
  await open();
  expect(await screen.findByText(OFFLINE_TEXTS.refused)).toBeInTheDocument();
});

test('a reader who comes back to the page finds the download that is under way', async () => {
  isSaving.mockReturnValue(true);
  startSaving.mockReturnValue(new Promise(() => undefined));
  await open();
  expect(await button('Cancel')).toBeInTheDocument();
});
