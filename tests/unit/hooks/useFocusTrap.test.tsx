/** @jest-environment jsdom */
import {useRef} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {useFocusTrap} from '../../../src/hooks/useFocusTrap';

function Page({isOpen, leave = () => undefined}: {isOpen: boolean; leave?: () => void}) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusTrap(panel, isOpen, leave);
  return (
    <>
      <button>outside</button>
      <div ref={panel} tabIndex={-1} data-testid="panel">
        <a href="/first/">first</a>
        <a href="/last/">last</a>
      </div>
    </>
  );
}

const link = (name: string) => screen.getByRole('link', {name});
const outside = () => screen.getByRole('button', {name: 'outside'});

beforeEach(() => {
  // jsdom lays nothing out; every element counts as shown.
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('useFocusTrap', () => {
  it('takes the focus when it begins and gives it back when it ends', () => {
    const {rerender} = render(<Page isOpen={false} />);
    outside().focus();
    rerender(<Page isOpen />);
    expect(screen.getByTestId('panel')).toHaveFocus();
    rerender(<Page isOpen={false} />);
    expect(outside()).toHaveFocus();
  });

  it.each([
    ['forwards from the last', 'last', false, 'first'],
    ['backwards from the first', 'first', true, 'last'],
  ])('Tab %s goes round', (_, from, shiftKey, to) => {
    render(<Page isOpen />);
    link(from).focus();
    fireEvent.keyDown(link(from), {key: 'Tab', shiftKey});
    expect(link(to)).toHaveFocus();
  });

  it.each([
    ['forwards', false, 'first'],
    ['backwards', true, 'last'],
  ])('Tab %s from outside comes back in', (_, shiftKey, to) => {
    render(<Page isOpen />);
    outside().focus();
    fireEvent.keyDown(outside(), {key: 'Tab', shiftKey});
    expect(link(to)).toHaveFocus();
  });

  it('Escape leaves', () => {
    const leave = jest.fn();
    render(<Page isOpen leave={leave} />);
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
