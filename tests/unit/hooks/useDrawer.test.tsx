/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {useDrawer} from '../../../src/hooks/useDrawer';
import {useSwipe} from '../../../src/hooks/useSwipe';
import {renderAt} from '../../helpers/site';

function Drawer() {
  const {isOpen, open, close, toggle} = useDrawer();
  return (
    <div data-testid="page" {...useSwipe()}>
      <output>{isOpen ? 'open' : 'closed'}</output>
      <button onClick={open}>open</button>
      <button onClick={close}>close</button>
      <button onClick={toggle}>toggle</button>
    </div>
  );
}

function state(): string | null {
  return screen.getByRole('status').textContent;
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', {name}));
}

function swipe(x: number, dx: number, dy = 0): void {
  const page = screen.getByTestId('page');
  fireEvent.touchStart(page, {changedTouches: [{clientX: x, clientY: 100}]});
  fireEvent.touchEnd(page, {changedTouches: [{clientX: x + dx, clientY: 100 + dy}]});
}

describe('useDrawer', () => {
  it('opens, closes and toggles', () => {
    renderAt('/modules/', <Drawer />);
    expect(state()).toBe('closed');
    press('open');
    expect(state()).toBe('open');
    press('close');
    expect(state()).toBe('closed');
    press('toggle');
    press('toggle');
    expect(state()).toBe('closed');
  });

  it.each(['/modules/css/', '/modules/#css', '/modules/?q=1'])(
    'B21: a navigation to %s closes it',
    (path) => {
      const {go} = renderAt('/modules/', <Drawer />);
      press('open');
      go(path);
      expect(state()).toBe('closed');
    },
  );

  it('B21: a navigation to the address that is shown closes it', () => {
    const {go} = renderAt('/modules/#css', <Drawer />);
    press('open');
    go('/modules/#css');
    expect(state()).toBe('closed');
  });

  it('B21: going back closes it', () => {
    const {go, history} = renderAt('/modules/', <Drawer />);
    go('/modules/css/');
    press('open');
    act(() => history.goBack());
    expect(state()).toBe('closed');
  });

  it('G5: without its provider says so', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Drawer />)).toThrow('useDrawer is called without DrawerProvider');
    jest.restoreAllMocks();
  });
});

describe('useSwipe', () => {
  it('B20: a swipe to the right from the edge opens the drawer, one to the left closes it', () => {
    renderAt('/modules/', <Drawer />);
    swipe(10, 60);
    expect(state()).toBe('open');
    swipe(20, 60);
    expect(state()).toBe('open');
    swipe(200, -60);
    expect(state()).toBe('closed');
  });

  it('B20: a swipe to the right from the middle closes it', () => {
    renderAt('/modules/', <Drawer />);
    press('open');
    swipe(150, 60);
    expect(state()).toBe('closed');
  });

  it.each([
    ['too short', 10, 40, 0],
    ['more down than across', 10, 60, 70],
  ])('B20: a move that is %s does nothing', (_, x, dx, dy) => {
    renderAt('/modules/', <Drawer />);
    swipe(x, dx, dy);
    expect(state()).toBe('closed');
  });

  it('B22: works on course home pages too', () => {
    renderAt('/mtm6130/', <Drawer />);
    swipe(10, 60);
    expect(state()).toBe('open');
  });
});
