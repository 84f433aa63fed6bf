/** @jest-environment jsdom */
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import StepThrough from '@site/src/components/StepThrough';
import type {TraceData} from '@site/src/lib/code/blockData';
import {plainHtml} from '@site/src/lib/code/plainHtml';

jest.mock('@site/src/components/CodeEditor', () => ({
  __esModule: true,
  default: ({text, onChange}: {text: string; onChange(text: string): void}) => (
    <textarea value={text} onChange={({target}) => onChange(target.value)} />
  ),
}));

const TRACE: TraceData = {
  steps: [
    {line: 1, says: 'Line 1: let n = 1;', html: '<p>first</p>'},
    {line: 2, says: 'n is 1. Line 2: n += 1;', html: '<p>second</p>'},
    {says: 'n is 2. The script has ended', html: '<p>third</p>'},
  ],
};
const FIGURE = (
  <MemoryRouter>
    <StepThrough
      block={{
        id: 'count',
        runner: 'js',
        files: [{name: 'script.js', lang: 'js', html: plainHtml('let n = 1;\nn += 1;')}],
      }}
      trace={TRACE}
    />
  </MemoryRouter>
);

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useIsBrowser).mockReturnValue(true);
});

const previous = () => screen.getByRole('button', {name: 'Previous'});
const next = () => screen.getByRole('button', {name: 'Next'});
const group = () => screen.getByRole('group', {name: 'The script step by step'});
const count = () => screen.getByText(/^Step/).closest('[aria-live]')!;
const markedLines = () => [...document.querySelectorAll('.at')].map((line) => line.textContent);
const shown = () => [...group().querySelectorAll('.current')].map((step) => step.textContent);

it('goes to the next and the previous step, with its line marked in the code', async () => {
  render(FIGURE);
  expect([shown(), markedLines()]).toEqual([['first'], ['let n = 1;\n']]);
  await userEvent.click(next());
  expect([shown(), markedLines()]).toEqual([['second'], ['n += 1;\n']]);
  await userEvent.click(next());
  expect([shown(), markedLines()]).toEqual([['third'], []]);
  await userEvent.click(previous());
  expect(shown()).toEqual(['second']);
});

it('stays at its ends, where a button keeps the focus', async () => {
  render(FIGURE);
  expect(previous().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(previous());
  expect(shown()).toEqual(['first']);
  await userEvent.click(next());
  await userEvent.click(next());
  await userEvent.click(next());
  expect(shown()).toEqual(['third']);
  expect(next().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(next());
});

it('follows the arrow keys, Home and End while it has the focus', async () => {
  render(FIGURE);
  group().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['second']);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(shown()).toEqual(['third']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toEqual(['second']);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(shown()).toEqual(['first']);
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(shown()).toEqual(['first']);
});

it('announces politely where it is and what is new', async () => {
  render(FIGURE);
  await userEvent.click(next());
  expect(count().getAttribute('aria-live')).toBe('polite');
  expect(count().textContent).toBe('Step 2 of 3. n is 1. Line 2: n += 1;');
});

it('has all steps in the page as delivered, and no button in sight', () => {
  jest.mocked(useIsBrowser).mockReturnValue(false);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(FIGURE);
  const strip = within(page).getByRole('group', {name: 'The script step by step'});
  expect([...strip.querySelectorAll('ol > li')].map((step) => step.textContent)).toEqual([
    'first',
    'second',
    'third',
  ]);
  expect(within(page).queryByRole('button', {name: 'Next'})).toBeNull();
});

it('marks no line in code that the reader has changed', async () => {
  render(FIGURE);
  await userEvent.click(screen.getByRole('button', {name: 'Edit'}));
  await userEvent.type(screen.getByRole('textbox'), ' // mine');
  await userEvent.click(screen.getByRole('button', {name: 'Edit'}));
  expect(screen.getByText(/mine/)).toBeTruthy();
  expect(markedLines()).toEqual([]);
});
