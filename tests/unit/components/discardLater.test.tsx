/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {discardLater} from '../../../src/components/Workbench/discardLater';

const body = document.body as HTMLElement & {moveBefore?: (node: Node, child: Node | null) => void};

/** A page with a frame, which its reader leaves. */
function leavePage(): HTMLIFrameElement {
  const {container, unmount} = render(
    <main>
      <iframe ref={discardLater} title="Result" />
    </main>,
  );
  const frame = container.querySelector('iframe')!;
  unmount();
  return frame;
}

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  delete body.moveBefore;
});

it('keeps a frame out of sight until the next page is drawn, then takes it away', () => {
  body.moveBefore = (node, child) => void body.insertBefore(node, child);
  const frame = leavePage();
  expect(frame.isConnected).toBe(true);
  expect(frame.hidden).toBe(true);
  jest.runAllTimers();
  expect(frame.isConnected).toBe(false);
});

it('lets it go with its page where the browser cannot move a frame', () => {
  expect(leavePage().isConnected).toBe(false);
});
