/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {useAnchor} from '../../../src/hooks/useAnchor';
import {useScrollSpy} from '../../../src/hooks/useScrollSpy';
import {renderAt} from '../../helpers/site';

const IDS = ['one', 'two'];
const TOPS: Readonly<Record<string, number>> = {one: 473, two: 900};
const PATH = '/modules/css/grid.html';

function Page() {
  useScrollSpy(IDS);
  return (
    <>
      <output>{useAnchor()}</output>
      {IDS.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>
  );
}

function scrollTo(top: number): void {
  window.scrollY = top;
  fireEvent.scroll(window);
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function addressBar(): string {
  return `${window.location.pathname}${window.location.search}${window.location.hash}`;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 5000,
    configurable: true,
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return {top: (TOPS[this.id] ?? 0) - window.scrollY} as DOMRect;
  });
  window.history.replaceState(null, '', `${PATH}?q=1`);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.scrollY = 0;
});

describe('useScrollSpy', () => {
  it('F4, F8: 300 ms after the last scroll the address follows, without a history entry, its query kept', () => {
    renderAt(PATH, <Page />);
    const entries = window.history.length;
    scrollTo(500);
    wait(299);
    expect(addressBar()).toBe(`${PATH}?q=1`);
    scrollTo(950);
    wait(299);
    expect(addressBar()).toBe(`${PATH}?q=1`);
    wait(1);
    expect(addressBar()).toBe(`${PATH}?q=1#two`);
    expect(screen.getByRole('status')).toHaveTextContent('#two');
    expect(window.history.length).toBe(entries);
  });

  it('F8: never scrolls by itself', () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderAt(PATH, <Page />);
    scrollTo(500);
    wait(300);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('F5: at the top the hash goes', () => {
    renderAt(`${PATH}#two`, <Page />);
    window.history.replaceState(null, '', `${PATH}#two`);
    fireEvent.wheel(window);
    scrollTo(4);
    wait(300);
    expect(addressBar()).toBe(PATH);
  });

  it('F8: a hash that was asked for stays while the page settles', () => {
    renderAt(`${PATH}#two`, <Page />);
    window.history.replaceState(null, '', `${PATH}#two`);
    scrollTo(500);
    wait(300);
    expect(addressBar()).toBe(`${PATH}#two`);
    expect(screen.getByRole('status')).toHaveTextContent('#two');
  });

  it.each([
    ['the wheel', () => fireEvent.wheel(window)],
    ['a finger', () => fireEvent.touchMove(window)],
    ['a key', () => fireEvent.keyDown(window, {key: 'PageUp'})],
    ['the scroll bar', () => fireEvent.pointerDown(document.documentElement)],
  ])('F8: once the reader scrolls with %s the hash follows', (_, begin) => {
    renderAt(`${PATH}#two`, <Page />);
    window.history.replaceState(null, '', `${PATH}#two`);
    begin();
    scrollTo(500);
    wait(300);
    expect(addressBar()).toBe(`${PATH}#one`);
  });

  it('F8: the next hash that is asked for stays too', () => {
    const {go} = renderAt(PATH, <Page />);
    fireEvent.wheel(window);
    go(`${PATH}#two`);
    window.history.replaceState(null, '', `${PATH}#two`);
    scrollTo(500);
    wait(300);
    expect(addressBar()).toBe(`${PATH}#two`);
  });

  it('leaves an address alone that has moved on meanwhile', () => {
    renderAt(PATH, <Page />);
    scrollTo(500);
    window.history.replaceState(null, '', '/modules/html/');
    wait(300);
    expect(addressBar()).toBe('/modules/html/');
  });

  it('stops when the page is left', () => {
    const {unmount} = renderAt(PATH, <Page />);
    scrollTo(500);
    unmount();
    wait(300);
    expect(addressBar()).toBe(`${PATH}?q=1`);
  });
});

describe('useAnchor', () => {
  it('B12: is the hash of the address, on a full load too', () => {
    renderAt(`${PATH}#one`, <Page />);
    expect(screen.getByRole('status')).toHaveTextContent('#one');
  });

  it('is the hash of a link that is followed a second time after scrolling on', () => {
    const {go} = renderAt(`${PATH}#one`, <Page />);
    fireEvent.wheel(window);
    scrollTo(950);
    wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('#two');
    go(`${PATH}#one`);
    expect(screen.getByRole('status')).toHaveTextContent('#one');
  });

  it('follows a navigation', () => {
    const {go} = renderAt(`${PATH}#one`, <Page />);
    go(`${PATH}#two`);
    expect(screen.getByRole('status')).toHaveTextContent('#two');
    go('/modules/html/');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
