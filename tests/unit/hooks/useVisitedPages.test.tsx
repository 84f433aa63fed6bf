/** @jest-environment jsdom */
import {readVisited, useVisitedPages} from '../../../src/hooks/useVisitedPages';
import {renderAt} from '../../helpers/site';

function Page() {
  useVisitedPages();
  return null;
}

beforeEach(() => localStorage.clear());

describe('useVisitedPages', () => {
  it('H9: remembers each page that was opened, once', () => {
    const {go} = renderAt('/modules/css/', <Page />);
    go('/modules/html/');
    go('/modules/css/#grid');
    expect([...readVisited()]).toEqual(['/modules/css/', '/modules/html/']);
  });

  it('G4: takes rubbish in the storage for nothing', () => {
    localStorage.setItem('visited-pages', '{"a":1}\n\nhttps://example.org');
    expect([...readVisited()]).toEqual([]);
  });
});
