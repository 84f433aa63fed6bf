/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import React from 'react';
import AuthoringPage from '../../../../src/components/Authoring/Page';
import {renderAt} from '../../../helpers/site';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {readonly children: React.ReactNode}) => <>{children}</>,
}));

const page = {
  path: 'modules/css/a.md',
  address: '/modules/css/a.html',
  title: 'Axes',
  draft: true,
  words: 450,
  run: 3,
  notRun: 1,
  coreWords: 310,
  tasks: 1,
  accepts: 2,
  rejects: 3,
  quizzes: 1,
  rightPlaces: [0],
};
const topics = [
  {topic: 'modules/css', pages: [page], wanted: [{address: '/modules/css/b.html', title: 'Boxes'}]},
];

describe('problems and progress', () => {
  it('has a row of numbers for each topic, and one for all', () => {
    renderAt('/authoring/', <AuthoringPage report={{at: 1, problems: [], topics}} />);
    const row = screen.getByRole('row', {name: /modules\/css/});
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({textContent}) => textContent),
    ).toEqual(['0', '1', '1', '450', '310', '3', '1', '1', '2', '3', '1', '0', '']);
    expect(screen.getByRole('row', {name: /^All/})).toBeVisible();
    expect(screen.getByText('No rule finds a mistake.')).toBeVisible();
  });

  it('promises nothing before the sources were read', () => {
    renderAt('/authoring/', <AuthoringPage report={{at: 0, problems: [], topics: []}} />);
    expect(screen.getByText('The sources are being read …')).toBeVisible();
    expect(screen.queryByText('No rule finds a mistake.')).toBeNull();
  });

  it('lists the pages of a topic, drafts marked, and what is wanted', () => {
    renderAt('/authoring/', <AuthoringPage report={{at: 1, problems: [], topics}} />);
    expect(screen.getByRole('link', {name: 'Axes', hidden: true}).closest('li')).toHaveTextContent(
      'Axes (draft): 450 words',
    );
    expect(screen.getByText('/modules/css/b.html').closest('li')).toHaveTextContent(
      'Boxes (wanted at',
    );
  });
});
