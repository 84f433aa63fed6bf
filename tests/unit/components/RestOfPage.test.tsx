/** @jest-environment jsdom */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {render, screen} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {renderToStaticMarkup} from 'react-dom/server';
import {Router} from 'react-router-dom';
import RestOfPage from '../../../src/components/RestOfPage';

/** What stands in the page before anything that follows the first drawing. */
function firstDrawing(history: MemoryHistory): string {
  return renderToStaticMarkup(
    <Router history={history}>
      <RestOfPage>rest</RestOfPage>
    </Router>,
  );
}

function after(path: string): MemoryHistory {
  const history = createMemoryHistory({initialEntries: ['/a/', '/b/'], initialIndex: 1});
  history.push(path);
  return history;
}

afterEach(() => jest.mocked(useIsBrowser).mockReturnValue(true));

it('is no more than its room in the first drawing of a page that a link leads to', () => {
  expect(firstDrawing(after('/c/'))).toBe(
    '<div class="room" aria-busy="true" data-rest-to-come=""></div>',
  );
});

it('follows when that is drawn', async () => {
  render(
    <Router history={after('/c/')}>
      <RestOfPage>rest</RestOfPage>
    </Router>,
  );
  expect(await screen.findByText('rest')).toBeInTheDocument();
});

it('is there at once where the address names a heading', () => {
  expect(firstDrawing(after('/c/#part'))).toBe('rest');
});

it('is there at once on the way back', () => {
  const history = after('/c/');
  history.goBack();
  expect(firstDrawing(history)).toBe('rest');
});

it('is there in the page as shipped, and when that comes alive', () => {
  jest.mocked(useIsBrowser).mockReturnValue(false);
  expect(firstDrawing(after('/c/'))).toBe('rest');
});
