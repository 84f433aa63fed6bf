/** @jest-environment jsdom */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Breadcrumbs from '../../../src/components/Breadcrumbs';
import ContentHeading from '../../../src/components/ContentHeading';
import ContentLink from '../../../src/components/ContentLink';
import PageNav from '../../../src/components/PageNav';
import UsedIn from '../../../src/components/UsedIn';
import {mockIntersections} from '../../helpers/intersections';
import {renderAt} from '../../helpers/site';

describe('ContentLink', () => {
  it.each(['http://a.b', 'https://a.b/c', '//a.b', 'ftp://a.b'])(
    'X1: %s opens a new tab, with an icon and words for it',
    (href) => {
      renderAt('/', <ContentLink href={href}>Text</ContentLink>);
      const link = screen.getByRole('link', {name: 'Text open in new window'});
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it.each(['mailto:a@b.c', 'tel:123'])('X2: %s has neither target nor icon', (href) => {
    renderAt('/', <ContentLink href={href}>Text</ContentLink>);
    const link = screen.getByRole('link', {name: 'Text'});
    expect(link).not.toHaveAttribute('target');
    expect(link.querySelector('svg')).toBeNull();
  });

  it('X4: a link of the site is followed by the router', async () => {
    const {history} = renderAt('/', <ContentLink href="/modules/css/#gap">Text</ContentLink>);
    await userEvent.click(screen.getByRole('link', {name: 'Text'}));
    expect(history.location).toMatchObject({pathname: '/modules/css/', hash: '#gap'});
  });

  it('an anchor without an address is no link', () => {
    renderAt('/', <ContentLink>Text</ContentLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Text')).toBeInTheDocument();
  });
});

describe('ContentHeading', () => {
  it('has its id, can be focused by a jump, and links to itself', () => {
    renderAt(
      '/',
      <ContentHeading as="h2" id="gap">
        The gap
      </ContentHeading>,
    );
    const heading = screen.getByRole('heading', {level: 2});
    expect(heading).toHaveAttribute('id', 'gap');
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('link')).toHaveAttribute('href', '#gap');
    expect(screen.getByRole('link')).not.toHaveAttribute('aria-hidden');
    expect(useBrokenLinks().collectAnchor).toHaveBeenCalledWith('gap');
  });

  it('X3: a link in a heading to another site carries its icon, beside the heading’s link to itself', () => {
    renderAt(
      '/',
      <ContentHeading as="h2" id="grid">
        <ContentLink href="https://a.b">Grid</ContentLink>
      </ContentHeading>,
    );
    const link = screen.getByRole('link', {name: 'Grid open in new window'});
    expect(link.querySelector('svg')).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('a title has no link to itself', () => {
    renderAt(
      '/',
      <ContentHeading as="h1" id="title">
        Title
      </ContentHeading>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const USES = [
  {
    course: 'MTM6130',
    week: 'Week 2',
    link: '/mtm6130/content/#week-2',
    next: {title: 'Gap', link: '/modules/css/css-grid/grid-gap.html'},
  },
  {
    course: 'MTM6201',
    week: 'Week 1',
    link: '/mtm6201/content/#week-1',
    nextWeek: {title: 'Week 2', link: '/mtm6201/content/#week-2'},
  },
];

describe('PageNav', () => {
  beforeEach(() => {
    localStorage.clear();
    mockIntersections();
  });

  const prev = {title: 'Grid', link: '/modules/css/css-grid/'};
  const next = {title: 'MDN', link: 'https://developer.mozilla.org'};

  it('P1: shows the titles of the pages before and after', () => {
    renderAt('/', <PageNav usedIn={[]} prev={prev} next={next} />);
    const [before, after] = screen.getAllByRole('link');
    expect(before).toHaveTextContent('PreviousGrid');
    expect(before).toHaveAttribute('href', prev.link);
    expect(before).toHaveAttribute('rel', 'prev');
    expect(after).toHaveTextContent('NextMDN');
  });

  it('P2: another site opens a new tab', () => {
    renderAt('/', <PageNav usedIn={[]} next={next} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('P1: is absent when both are missing', () => {
    renderAt('/', <PageNav usedIn={[]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('PageNav in a course', () => {
  const prev = {title: 'Grid', link: '/modules/css/css-grid/'};
  const next = {title: 'Order', link: '/modules/css/order.html'};

  beforeEach(() => {
    localStorage.clear();
    mockIntersections();
  });

  function linksIn(course: string, topicNext = next): readonly string[] {
    localStorage.setItem('current-course', course);
    renderAt('/modules/css/', <PageNav usedIn={USES} prev={prev} next={topicNext} />);
    return screen.getAllByRole('link').map((link) => link.textContent);
  }

  it('puts the next page of the reader’s week before the topic’s own', () => {
    expect(linksIn('/mtm6130/')).toEqual(['Next in Week 2Gap', 'PreviousGrid', 'NextOrder']);
  });

  it('names a page once that is next in both', () => {
    expect(linksIn('/mtm6130/', USES[0]!.next)).toEqual(['PreviousGrid', 'NextGap']);
  });

  it('leads from the last page of a week to the next week', () => {
    expect(linksIn('/mtm6201/')[0]).toBe('Next in MTM6201Week 2');
    expect(screen.getByRole('link', {name: /Week 2/})).toHaveAttribute(
      'href',
      '/mtm6201/content/#week-2',
    );
  });

  it('shows the topic’s own way to readers of another course', () => {
    expect(linksIn('/mtm6404/')).toEqual(['PreviousGrid', 'NextOrder']);
  });
});

describe('Breadcrumbs', () => {
  it('lists the pages above, and is absent without any', () => {
    const {unmount} = renderAt(
      '/',
      <Breadcrumbs crumbs={[{title: 'CSS', link: '/modules/css/'}]} />,
    );
    expect(screen.getByRole('navigation', {name: 'Breadcrumbs'})).toHaveTextContent('CSS');
    unmount();
    renderAt('/', <Breadcrumbs crumbs={[]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('UsedIn', () => {
  it('names every week that uses the page', () => {
    renderAt('/modules/css/', <UsedIn uses={USES} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'MTM6130, Week 2',
      'MTM6201, Week 1',
    ]);
  });

  it('is absent on a page that no week uses', () => {
    renderAt('/modules/css/', <UsedIn uses={[]} />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
