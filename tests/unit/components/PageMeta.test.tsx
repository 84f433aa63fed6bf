/** @jest-environment jsdom */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {screen} from '@testing-library/react';
import LessonIntro from '../../../src/components/LessonIntro';
import PageMeta from '../../../src/components/PageMeta';
import {REPOSITORY} from '../../../src/data/site';
import {showPage} from '../../helpers/page';
import {renderAt} from '../../helpers/site';

const UPDATED = 1763647200;
const HISTORY = {updated: UPDATED, contributors: ['Ada', 'Grace']};

function show(page: Parameters<typeof showPage>[0] = {}): string {
  showPage(page);
  return renderAt('/modules/a.html', <PageMeta />).container.textContent;
}

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(REPOSITORY, {repo: null});
  jest.mocked(useIsBrowser).mockReturnValue(true);
});

describe('PageMeta', () => {
  it('P6: is absent when there is nothing to say', () => {
    expect(show()).toBe('');
  });

  it('P7: shows the edit link once a repository is configured', () => {
    Object.assign(REPOSITORY, {repo: 'me/course'});
    show();
    const link = screen.getByRole('link', {name: /^Edit this page/});
    expect(link).toHaveAttribute('href', 'https://github.com/me/course/edit/main/modules/a.md');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('P7: hides it when the page says so', () => {
    Object.assign(REPOSITORY, {repo: 'me/course'});
    show({editLink: false});
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('P9: shows the last change in the reader’s own form', () => {
    expect(show({portal: HISTORY})).toContain(
      `Last Updated: ${new Date(UPDATED * 1000).toLocaleString()}`,
    );
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2025-11-20T14:00:00.000Z');
  });

  it('P9: renders a plain date on the server, so that hydration never differs', () => {
    jest.mocked(useIsBrowser).mockReturnValue(false);
    expect(show({portal: HISTORY})).toContain('Last Updated: 2025-11-20');
  });

  it('says on which day and with which version the page was checked', () => {
    const text = show({checked: {on: '2026-11-03', with: 'Laravel Herd 1.24'}});
    expect(text).toBe('Checked on 3 November 2026 with Laravel Herd 1.24');
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2026-11-03');
  });

  it('P10: shows names, never addresses', () => {
    const text = show({portal: HISTORY});
    expect(text).toContain('Contributors: Ada, Grace');
    expect(document.querySelector('[title]')).toBeNull();
  });

  it('P9, P10: hides time and names when the page says so', () => {
    expect(show({portal: HISTORY, lastUpdated: false, contributors: false})).toBe('');
  });
});

describe('LessonIntro', () => {
  it('shows reading time, outcomes with their code, and what comes before', () => {
    showPage({
      outcomes: ['Choose between `ul` and `ol`'],
      portal: {minutes: 7, requires: [{title: 'HTML', link: '/modules/html/'}]},
    });
    renderAt('/modules/a.html', <LessonIntro />);
    const intro = screen.getByRole('region', {name: 'About this lesson'});
    expect(intro).toHaveTextContent('7 min');
    expect([...intro.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
      'ul',
      'ol',
    ]);
    expect(screen.getByRole('link', {name: 'HTML'})).toBeInTheDocument();
  });

  it('shows nothing on a page without outcomes', () => {
    showPage();
    const {container} = renderAt('/modules/a.html', <LessonIntro />);
    expect(container).toBeEmptyDOMElement();
  });

  it('A5: marks a draft', () => {
    showPage({portal: {draft: true}});
    renderAt('/modules/a.html', <LessonIntro />);
    expect(screen.getByText(/^Draft/)).toBeInTheDocument();
  });
});
