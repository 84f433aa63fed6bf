/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ModuleFilter from '../../../src/components/ModuleFilter';
import ModuleGroup from '../../../src/components/ModuleGroup';
import {renderAt} from '../../helpers/site';

function renderIndex() {
  const user = userEvent.setup();
  renderAt(
    '/modules/',
    <>
      <ModuleFilter />
      <ModuleGroup title="CSS">
        <h2>CSS</h2>
        <ul>
          <li>
            <a href="/grid/">Grid</a> <span>Rows and columns.</span>
            <ul>
              <li>
                <a href="/gap.html">Gap</a>
              </li>
            </ul>
          </li>
          <li>
            <a href="/float/">Float</a> <small>9 min</small>
          </li>
        </ul>
      </ModuleGroup>
      <ModuleGroup title="HTML">
        <h2>HTML</h2>
        <ul>
          <li>
            <a href="/lists/">Lists</a>
          </li>
        </ul>
      </ModuleGroup>
    </>,
  );
  return {user, field: screen.getByRole('searchbox', {name: 'Filter the modules'})};
}

function shown(): readonly string[] {
  return screen.getAllByRole('link').map((link) => link.textContent);
}

describe('ModuleFilter', () => {
  it('narrows the index while one types, and says how many pages are left', async () => {
    const {user, field} = renderIndex();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(field, 'gap');
    expect(shown()).toEqual(['Grid', 'Gap']);
    expect(screen.getByRole('status')).toHaveTextContent('1 page in 1 topic');
    expect(screen.queryByRole('heading', {name: 'HTML'})).toBeNull();
  });

  it('shows everything again on Escape, with the topics that were closed closed', async () => {
    const {user, field} = renderIndex();
    const css = document.querySelector<HTMLDetailsElement>('[data-topic="CSS"]')!;
    css.open = false;
    await user.type(field, 'gap');
    expect(css.open).toBe(true);
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(css.open).toBe(false);
    css.open = true;
    expect(shown()).toEqual(['Grid', 'Gap', 'Float', 'Lists']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('knows the descriptions that are not on the page', async () => {
    const {user, field} = renderIndex();
    await user.type(field, 'picture');
    expect(await screen.findByText('Wrap text around a picture.')).toBeInTheDocument();
    expect(shown()).toEqual(['Float']);
    expect(screen.queryByText(/Ignored/)).toBeNull();
  });

  it('keeps a topic that has no other pages while its name matches', async () => {
    const user = userEvent.setup();
    renderAt(
      '/modules/',
      <>
        <ModuleFilter />
        <ModuleGroup title="Luxon" link="/modules/luxon/">
          <h2>Luxon</h2>
        </ModuleGroup>
      </>,
    );
    expect(shown()).toEqual(['Start with Luxon']);
    const field = screen.getByRole('searchbox', {name: 'Filter the modules'});
    await user.type(field, 'lux');
    expect(screen.getByRole('status')).toHaveTextContent('1 page in 1 topic');
    await user.type(field, 'z');
    expect(screen.queryByRole('link', {name: 'Start with Luxon'})).toBeNull();
  });

  it('offers the search of all text when nothing matches', async () => {
    const {user, field} = renderIndex();
    await user.type(field, 'a & b');
    expect(screen.getByRole('status')).toHaveTextContent('No page has that');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/search/?q=a%20%26%20b');
  });
});
