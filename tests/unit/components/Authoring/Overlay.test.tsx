/** @jest-environment jsdom */
import overlay from '@generated/authoring/default/overlay.json';
import {screen} from '@testing-library/react';
import React from 'react';
import Overlay from '../../../../src/components/Authoring/Overlay';
import {renderAt} from '../../../helpers/site';

const problem = {
  path: 'modules/css/a.md',
  line: 7,
  column: 3,
  rule: 'mdx-brace',
  severity: 'error' as const,
  message: 'the brace { is never closed',
  remedy: 'put it in backticks',
};

function show(data: typeof overlay) {
  Object.assign(overlay, data);
  return renderAt('/modules/', <Overlay />);
}

describe('the overlay for authors', () => {
  it('names file, line, rule and remedy of each mistake, and leads to the page of all', () => {
    show({problems: [problem], errors: 1, warnings: 0});
    expect(screen.getByText('1 mistake and 0 warnings in the lessons')).toBeVisible();
    expect(screen.getByText('modules/css/a.md:7:3')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'mdx-brace the brace { is never closed (put it in backticks)',
    );
    expect(screen.getByRole('link', {name: /All problems/})).toHaveAttribute('href', '/authoring/');
  });

  it('shows nothing when there are no mistakes', () => {
    const {container} = show({problems: [], errors: 0, warnings: 0});
    expect(container.querySelector('details')).toBeNull();
  });
});
