/** @jest-environment jsdom */
import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Steps from '@site/src/components/Steps';

const STEPS = [
  {svg: '<svg role="img" aria-label="One box"></svg>', says: 'A box comes.'},
  {svg: '<svg role="img" aria-label="Two boxes"></svg>', says: 'Another box comes.'},
];

beforeEach(() => jest.mocked(useIsBrowser).mockReturnValue(true));

const current = () => document.querySelector('.current')!;

it('shows the drawing and the text of one step at a time, and says which', async () => {
  render(
    <Steps steps={STEPS} caption="Boxes in a `ul`.">
      <div>A box comes.</div>
      <div>Another box comes.</div>
    </Steps>,
  );
  const group = screen.getByRole('group', {name: 'Boxes in a ul.'});
  expect(current().textContent).toBe('A box comes.');
  expect(current().querySelector('svg')!.getAttribute('aria-label')).toBe('One box');
  group.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(current().textContent).toBe('Another box comes.');
  expect(current().querySelector('svg')!.getAttribute('aria-label')).toBe('Two boxes');
  expect(screen.getByRole('status').textContent).toBe('Step 2 of 2. Another box comes.');
});
