/** @jest-environment jsdom */
import {usePluginData} from '@docusaurus/useGlobalData';
import {screen} from '@testing-library/react';
import React from 'react';
import Overlay from '../../../../src/components/Authoring/Overlay';
import {COURSES} from '../../../helpers/courses';
import {renderAt} from '../../../helpers/site';

const problem = {
  path: 'modules/css/a.md',
  line: 7,
  column: 3,
  rule: 'mdx-brace',
  severity: 'error',
  message: 'an opening brace { that is never closed',
  remedy: 'put it in backticks',
};

function show(data: unknown) {
  jest
    .mocked(usePluginData)
    .mockImplementation((plugin) => (plugin === 'authoring' ? data : {courses: COURSES}) as never);
  return renderAt('/modules/', <Overlay />);
}

describe('the overlay for authors', () => {
  it('names file, line, rule and remedy of each mistake, and leads to the page of all', () => {
    show({problems: [problem], errors: 1, warnings: 0});
    expect(screen.getByText('1 mistake and 0 warnings in the lessons')).toBeVisible();
    expect(screen.getByText('modules/css/a.md:7:3')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'mdx-brace an opening brace { that is never closed (put it in backticks)',
    );
    expect(screen.getByRole('link', {name: /All problems/})).toHaveAttribute('href', '/authoring/');
  });

  it.each([
    ['there are no mistakes', {problems: [], errors: 0, warnings: 0}],
    ['there is no plugin', undefined],
  ])('shows nothing when %s', (_, data) => {
    const {container} = show(data);
    expect(container.querySelector('details')).toBeNull();
  });
});
