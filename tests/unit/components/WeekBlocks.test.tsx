/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import ModuleGroup from '../../../src/components/ModuleGroup';
import PageLinks from '../../../src/components/PageLinks';
import Week from '../../../src/components/WeekBlocks/Week';
import WeekGroup from '../../../src/components/WeekBlocks/WeekGroup';
import WeekNote from '../../../src/components/WeekBlocks/WeekNote';
import {renderAt} from '../../helpers/site';

const PATH = '/mtm6130/content/';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

function showWeek(path = PATH) {
  const site = renderAt(
    path,
    <Week id="week-1" title="Start">
      <h2 id="week-1">Week 1</h2>
      <WeekGroup title="Topics">
        <PageLinks>
          <a href="/modules/css/">CSS</a>
          <a href="/modules/html/">HTML</a>
        </PageLinks>
        <WeekNote>Work period</WeekNote>
      </WeekGroup>
    </Week>,
  );
  return {...site, details: document.querySelector('details')!};
}

describe('Week', () => {
  it('H8: is open, with its heading and title in the summary', () => {
    const {details} = showWeek();
    expect(details.open).toBe(true);
    const summary = details.querySelector('summary')!;
    expect(within(summary).getByRole('heading', {level: 2})).toHaveTextContent('Week 1');
    expect(summary).toHaveTextContent('Start');
  });

  it('H8: shows groups under their sub-heads, and notes', () => {
    showWeek();
    expect(screen.getByRole('heading', {level: 3})).toHaveTextContent('Topics');
    expect(screen.getByText('Work period')).toBeInTheDocument();
  });

  it('H12: is opened by an address that leads to it', () => {
    const {go, details} = showWeek();
    details.open = false;
    go(`${PATH}#week-2`);
    expect(details.open).toBe(false);
    go(`${PATH}#week-1`);
    expect(details.open).toBe(true);
    expect(details.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('H11: a week without pages says so', () => {
    renderAt(
      PATH,
      <Week id="week-8">
        <h2>Week 8</h2>
      </Week>,
    );
    expect(screen.getByText('No reading this week.')).toBeInTheDocument();
  });
});

describe('PageLinks', () => {
  it('H9: marks the pages that this device has opened, and no others', () => {
    localStorage.setItem('visited-pages', '/modules/css/');
    showWeek();
    expect(screen.getByRole('link', {name: /CSS/})).toHaveAttribute('data-read');
    expect(screen.getByRole('link', {name: /HTML/})).not.toHaveAttribute('data-read');
  });
});

describe('ModuleGroup', () => {
  it('H4, H7: is open, with a heading, and leads by the router to its landing page', () => {
    renderAt(
      '/modules/',
      <ModuleGroup title="CSS" link="/modules/css/">
        <h2 id="css">CSS</h2>
        <ul>
          <li>Grid</li>
        </ul>
      </ModuleGroup>,
    );
    expect(document.querySelector('details')!.open).toBe(true);
    expect(screen.getByRole('heading', {name: 'CSS'})).toBeInTheDocument();
    expect(screen.getByRole('link', {name: /CSS/})).toHaveAttribute('href', '/modules/css/');
    expect(screen.getByText('Grid')).toBeInTheDocument();
  });

  it('H7: a topic without a landing page shows its pages all the same', () => {
    renderAt(
      '/modules/',
      <ModuleGroup title="Command line">
        <h2>Command line</h2>
        <p>Pages</p>
      </ModuleGroup>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Pages')).toBeInTheDocument();
  });
});
