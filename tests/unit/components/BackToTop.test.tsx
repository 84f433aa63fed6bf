/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import BackToTop from '../../../src/components/BackToTop';

function scrollTo(top: number): void {
  window.scrollY = top;
  fireEvent.scroll(window);
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function isShown(): boolean {
  return screen.getByRole('button').classList.contains('shown');
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  window.scrollY = 0;
});

describe('BackToTop', () => {
  it.each([
    [300, false],
    [301, true],
  ])('F1: at %i px shows: %p', (top, shown) => {
    render(<BackToTop />);
    scrollTo(top);
    wait(100);
    expect(isShown()).toBe(shown);
  });

  it('F1: reads the position 100 ms after the last scroll', () => {
    render(<BackToTop />);
    scrollTo(400);
    wait(99);
    scrollTo(500);
    wait(99);
    expect(isShown()).toBe(false);
    wait(1);
    expect(isShown()).toBe(true);
    scrollTo(200);
    wait(100);
    expect(isShown()).toBe(false);
  });

  it('F1: knows a position that the browser restored', () => {
    window.scrollY = 900;
    render(<BackToTop />);
    expect(isShown()).toBe(true);
  });

  it('F2: scrolls smoothly to the top', () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<BackToTop />);
    fireEvent.click(screen.getByRole('button'));
    expect(scroll).toHaveBeenCalledWith({top: 0, behavior: 'smooth'});
  });

  it('F3: is a real button with a name', () => {
    render(<BackToTop />);
    expect(screen.getByRole('button', {name: 'Back to top'})).toHaveAttribute('type', 'button');
  });
});
