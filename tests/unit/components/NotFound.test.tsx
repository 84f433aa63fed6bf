/** @jest-environment jsdom */
import {act, screen} from '@testing-library/react';
import NotFound from '../../../src/components/NotFound';
import {THEME} from '../../../src/data/site';
import {renderAt} from '../../helpers/site';

beforeEach(() => localStorage.clear());

async function show(path = '/nope/') {
  const site = renderAt(path, <NotFound />);
  await act(async () => undefined);
  return site;
}

describe('NotFound', () => {
  it('E1: says 404, one of the course’s messages, and one way home', async () => {
    await show();
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('404');
    const {textContent} = screen.getByRole('blockquote');
    expect(THEME.notFound).toContain(textContent);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveTextContent('Take me home');
  });

  it('E2: has the four messages of the specification', () => {
    expect(THEME.notFound).toEqual([
      "There's nothing here.",
      'How did we get here?',
      "That's a Four-Oh-Four.",
      "Looks like we've got some broken links.",
    ]);
  });

  it('E3: has the fallbacks of the specification', () => {
    expect([THEME.notFoundDefault, THEME.backToHomeDefault]).toEqual(['Not Found', 'Back to home']);
  });

  it('E4: leads home, or to the root of the reader’s course', async () => {
    const {go} = await show('/nope/');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
    go('/mtm6130/nope/');
    await act(async () => undefined);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/mtm6130/');
    go('/mtm6201/nope/');
    await act(async () => undefined);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/mtm6201/');
  });

  it('E4: is right on a full load too', async () => {
    localStorage.setItem('current-course', '/mtm6302/');
    await show('/nope/');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/mtm6302/');
  });

  it.each(['/?x=1', '/nope/#top', '/mtm9999/'])('E6: stands on %s too', async (path) => {
    await show(path);
    expect(screen.getByRole('heading')).toHaveTextContent('404');
  });

  it('A6: tries an alias first', async () => {
    const {history} = await show('/modules/css/css-grid/grid-gap.md?x=1#a');
    expect(history.location).toMatchObject({
      pathname: '/modules/css/css-grid/grid-gap.html',
      search: '?x=1',
      hash: '#a',
    });
  });
});
