/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import Present from '../../../src/components/Present';
import {onAnnounced} from '../../../src/lib/announce';

const heard: string[] = [];
let forget = (): void => undefined;

/** A lesson of four sections, of which the last stands in the address of the page. */
function LessonText() {
  return (
    <main tabIndex={-1}>
      <article>
        <div className="prose">
          <h1>Grid</h1>
          <p>Introduction</p>
          <h2 id="rows" tabIndex={-1}>
            Rows <a href="#rows">#</a>
          </h2>
          <p>About rows</p>
          <textarea aria-label="Code" />
          <h2 id="columns" tabIndex={-1}>
            Columns
          </h2>
          <h3 id="fractions" tabIndex={-1}>
            Fractions
          </h3>
          <p id="example">About columns</p>
          <h2 id="summary" tabIndex={-1}>
            Summary
          </h2>
          <p>The end</p>
        </div>
      </article>
    </main>
  );
}

function present(address = '/modules/css/grid.html') {
  window.history.replaceState(null, '', address);
  const onLeave = jest.fn();
  const lesson = render(<LessonText />);
  const bar = render(<Present onLeave={onLeave} />);
  return {
    onLeave,
    lesson,
    unmount: bar.unmount,
    shown: () =>
      [...document.querySelectorAll('.prose > :not([data-elsewhere], [data-above])')]
        .map(({textContent}) => textContent?.replace(/ ?#$/, ''))
        .join(' | '),
  };
}

const press = (key: string, target: Element | Document = document.body) =>
  act(() => void fireEvent.keyDown(target, {key}));
const address = () => `${window.location.search}${window.location.hash}`;

beforeEach(() => {
  heard.length = 0;
  forget = onAnnounced((words) => heard.push(words));
  window.scrollTo = jest.fn();
  window.scrollBy = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => forget());

describe('a presentation', () => {
  it('shows the beginning of the lesson first, and says where one is', () => {
    const {shown} = present();
    expect(shown()).toBe('Grid | Introduction');
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
    expect(heard).toEqual(['1 of 4: Grid']);
    expect(document.documentElement).toHaveAttribute('data-presenting');
    expect(address()).toBe('?present');
  });

  it('moves with the arrow keys, with the address and the focus, and stops at both ends', () => {
    const {shown} = present();
    press('ArrowLeft');
    expect(shown()).toBe('Grid | Introduction');
    press('ArrowRight');
    expect(shown()).toBe('Rows | About rows | ');
    expect(address()).toBe('?present#rows');
    expect(screen.getByRole('heading', {name: /Rows/})).toHaveFocus();
    press('ArrowRight');
    expect(shown()).toBe('Columns | Fractions | About columns');
    press('ArrowRight');
    press('ArrowRight');
    expect(shown()).toBe('Summary | The end');
    expect(heard.at(-1)).toBe('4 of 4: Summary');
  });

  it('moves with a clicker and with its buttons', () => {
    const {shown} = present();
    press('PageDown');
    expect(shown()).toContain('About rows');
    press('PageUp');
    expect(shown()).toContain('Introduction');
    const next = screen.getByRole('button', {name: 'Next'});
    next.focus();
    fireEvent.click(next);
    expect(shown()).toContain('About rows');
    expect(next).toHaveFocus();
  });

  it('shows the rest of a long section to a clicker before it moves on', () => {
    const {shown} = present();
    const root = document.documentElement;
    const height = jest.spyOn(root, 'scrollHeight', 'get').mockReturnValue(3000);
    jest.spyOn(root, 'clientHeight', 'get').mockReturnValue(700);
    press('PageDown');
    expect(window.scrollBy).toHaveBeenCalledWith({top: 595, behavior: 'instant'});
    expect(shown()).toContain('Introduction');
    press('ArrowRight');
    expect(shown()).toContain('About rows');
    height.mockRestore();
    jest.restoreAllMocks();
  });

  it('begins where the address says, also within a section', () => {
    const {shown} = present('/modules/css/grid.html?present#example');
    expect(shown()).toBe('Columns | Fractions | About columns');
    expect(address()).toBe('?present#columns');
  });

  it('leaves the keys to whatever uses them itself', () => {
    const {shown, onLeave} = present('/modules/css/grid.html?present#rows');
    const editor = screen.getByRole('textbox', {name: 'Code'});
    press('ArrowRight', editor);
    press('PageDown', editor);
    press('Escape', editor);
    expect(shown()).toContain('About rows');
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('leaves Escape to what covers the page', () => {
    const {onLeave} = present();
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    press('Escape');
    expect(onLeave).not.toHaveBeenCalled();
    dialog.remove();
    press('Escape');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('goes back to the section in the lesson when it is left', () => {
    const {onLeave, unmount} = present('/modules/css/grid.html?present#rows');
    press('Escape');
    expect(onLeave).toHaveBeenCalled();
    expect(address()).toBe('#rows');
    unmount();
    expect(document.querySelector('[data-elsewhere]')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-presenting');
    expect(screen.getByRole('heading', {name: /Rows/})).toHaveFocus();
  });

  it('is left before the page is printed', () => {
    const {onLeave} = present();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(onLeave).toHaveBeenCalled();
  });
});
