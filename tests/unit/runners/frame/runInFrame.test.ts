/** @jest-environment jsdom */
import type {FromFrame, PreviewRequest} from '@site/src/runners/frame/protocol';
import {openFrame} from '@site/src/runners/frame/openFrame';
import {runInFrame} from '@site/src/runners/frame/runInFrame';

jest.mock('@site/src/runners/frame/openFrame', () => ({openFrame: jest.fn()}));

const VOTES = {local: {votes: '1'}, session: {}};

/** A frame that stores something and is done; gives what was posted to it. */
function nextFrame(): jest.Mock {
  const post = jest.fn();
  jest.mocked(openFrame).mockResolvedValueOnce({
    element: document.createElement('iframe'),
    post,
    close: jest.fn(),
    onMessage: (handle: (message: FromFrame) => void) => {
      setTimeout(() => {
        handle({kind: 'stored', stored: VOTES});
        handle({kind: 'done'});
      });
    },
  });
  return post;
}

async function storedAtStart(stage: HTMLElement, check?: string): Promise<unknown> {
  const post = nextFrame();
  const request = {files: [], assets: {}, libraries: [], ...(check && {check})};
  await runInFrame('preview.html', request as unknown as PreviewRequest, stage);
  return (post.mock.calls[0] as [{stored?: unknown}])[0].stored;
}

it('keeps what a run has stored for the next run, but not for a check, which leaves nothing', async () => {
  const stage = document.createElement('div');
  expect(await storedAtStart(stage, 'expect(1)')).toBeUndefined();
  expect(await storedAtStart(stage)).toBeUndefined();
  expect(await storedAtStart(stage, 'expect(1)')).toBeUndefined();
  expect(await storedAtStart(stage)).toEqual(VOTES);
});
