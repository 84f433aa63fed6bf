/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import ContentHeading from '../../../src/components/ContentHeading';
import {onAnnounced} from '../../../src/lib/announce';

const writeText = jest.fn<Promise<void>, [string]>();
const heard: string[] = [];
let forget = (): void => undefined;

function show(): HTMLElement {
  render(
    <ContentHeading as="h2" id="rows">
      Rows
    </ContentHeading>,
  );
  return screen.getByRole('link', {name: 'Link to this section: rows'});
}

beforeEach(() => {
  heard.length = 0;
  forget = onAnnounced((words) => heard.push(words));
  writeText.mockReset();
  writeText.mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
});
afterEach(() => forget());

describe('the link of a heading', () => {
  it('goes to the heading, and is copied and announced on the way', async () => {
    const link = show();
    // Not prevented: the address follows, as before.
    expect(fireEvent.click(link)).toBe(true);
    await waitFor(() => expect(heard).toEqual(['Link copied']));
    expect(writeText).toHaveBeenCalledWith('http://localhost/#rows');
    expect(link).toHaveAttribute('data-says', 'Link copied');
  });

  it('says where the link is when it cannot be copied', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeText.mockRejectedValue(new Error('refused'));
    fireEvent.click(show());
    await waitFor(() => expect(heard).toEqual([expect.stringContaining('address bar')]));
  });

  it('is only opened in a new tab with Ctrl', async () => {
    fireEvent.click(show(), {ctrlKey: true});
    // The file that copies has been loaded by now.
    await act(async () => void (await import('../../../src/components/Copying')));
    expect(writeText).not.toHaveBeenCalled();
  });
});
