/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import mediumZoom from 'medium-zoom/dist/pure';
import {useImageZoom, zoomableImages} from '../../../src/hooks/useImageZoom';
import {renderAt} from '../../helpers/site';

const zoom = {
  toggle: jest.fn(),
  detach: jest.fn(),
  on: jest.fn(),
  off: jest.fn(),
  update: jest.fn(),
};

jest.mock('medium-zoom/dist/pure', () => ({__esModule: true, default: jest.fn()}));

function Page() {
  useImageZoom();
  return (
    <div className="prose">
      <p>
        <img src="a.png" alt="A grid" />
      </p>
      <a href="/">
        <img src="b.png" alt="A linked poster" />
      </a>
    </div>
  );
}

function optionsOfZoom(): unknown {
  const [, options] = jest.mocked(mediumZoom).mock.calls[0] as unknown[];
  return options;
}

async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(mediumZoom).mockReturnValue(zoom as unknown as ReturnType<typeof mediumZoom>);
});

afterEach(() => jest.useRealTimers());

describe('useImageZoom', () => {
  it('F13, F14: 300 ms after a navigation takes the pictures that are not in a link', async () => {
    renderAt('/modules/css/', <Page />);
    await wait(299);
    expect(mediumZoom).not.toHaveBeenCalled();
    await wait(1);
    expect(mediumZoom).toHaveBeenCalledTimes(1);
    expect(jest.mocked(mediumZoom).mock.calls[0]![0]).toEqual([screen.getByAltText('A grid')]);
  });

  it('F15: sets margin 0, the page’s background and 40 px to scroll', async () => {
    renderAt('/modules/css/', <Page />);
    await wait(300);
    expect(optionsOfZoom()).toEqual(
      expect.objectContaining({margin: 0, scrollOffset: 40, background: '#fff'}),
    );
  });

  it('F14: lets the old pictures go at a navigation', async () => {
    const {go} = renderAt('/modules/css/', <Page />);
    await wait(300);
    go('/modules/html/');
    expect(zoom.detach).toHaveBeenCalledTimes(1);
    await wait(300);
    expect(mediumZoom).toHaveBeenCalledTimes(2);
  });

  it('F14: a picture is a button only while it can be enlarged', async () => {
    const {go} = renderAt('/modules/css/', <Page />);
    await wait(300);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    go('/modules/html/');
    expect(screen.queryByRole('button')).toBeNull();
    await wait(300);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('F13: waits for the pictures of a page whose rest is still to be drawn', async () => {
    renderAt(
      '/modules/css/',
      <>
        <Page />
        <div data-testid="room" data-rest-to-come="" />
      </>,
    );
    await wait(1000);
    expect(mediumZoom).not.toHaveBeenCalled();
    screen.getByTestId('room').removeAttribute('data-rest-to-come');
    await wait(300);
    expect(mediumZoom).toHaveBeenCalledTimes(1);
  });

  it('F14: does nothing for a page that was left before its time', async () => {
    const {unmount} = renderAt('/modules/css/', <Page />);
    unmount();
    await wait(300);
    expect(mediumZoom).not.toHaveBeenCalled();
  });

  it.each(['Enter', ' '])('F19: opens by the key %p, with a name', async (key) => {
    renderAt('/modules/css/', <Page />);
    await wait(300);
    const image = screen.getByRole('button', {name: 'Enlarge: A grid'});
    image.focus();
    expect(image).toHaveFocus();
    fireEvent.keyDown(image, {key});
    expect(zoom.toggle).toHaveBeenCalledWith({target: image});
  });

  it('F19: gives the focus back to the picture when the copy has gone', async () => {
    renderAt('/modules/css/', <Page />);
    await wait(300);
    const image = screen.getByRole('button', {name: 'Enlarge: A grid'});
    fireEvent(image, new Event('medium-zoom:closed'));
    expect(image).toHaveFocus();
  });

  it('loads nothing on pages without pictures', async () => {
    function Bare() {
      useImageZoom();
      return <p>Text</p>;
    }
    renderAt('/modules/css/', <Bare />);
    await wait(300);
    expect(mediumZoom).not.toHaveBeenCalled();
  });
});

describe('zoomableImages', () => {
  it('F18: refuses a selector that is none', () => {
    expect(() => zoomableImages('img[')).toThrow(TypeError);
  });
});
