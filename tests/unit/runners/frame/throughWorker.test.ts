/** @jest-environment jsdom */
import {loadThroughWorker} from '../../../../src/runners/frame/throughWorker';

function frame(): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('src', '/runner/still/page.html');
  return element;
}

function serve(controller: object | null): void {
  Object.defineProperty(navigator, 'serviceWorker', {value: {controller}, configurable: true});
}

test('without a service worker a frame stays as it is', () => {
  serve(null);
  const element = frame();
  loadThroughWorker(element);
  expect(element.getAttribute('sandbox')).toBe('allow-scripts');
});

test('with one, the frame is sandboxed again as soon as its document is there', () => {
  serve({});
  const element = frame();
  loadThroughWorker(element);
  expect(element.hasAttribute('sandbox')).toBe(false);
  expect(element.getAttribute('src')).toBe('/runner/still/page.html');
  element.dispatchEvent(new Event('load'));
  expect(element.getAttribute('sandbox')).toBe('allow-scripts');
});
