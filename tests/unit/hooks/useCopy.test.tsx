/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useCopy} from '../../../src/hooks/useCopy';

function giveClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
}

async function copied(text: string) {
  const {result} = renderHook(() => useCopy());
  await act(async () => result.current.copy(text));
  return result;
}

afterEach(() => jest.useRealTimers());

describe('useCopy', () => {
  it('says for a while that it worked', async () => {
    jest.useFakeTimers();
    const writeText = jest.fn(() => Promise.resolve());
    giveClipboard({writeText});
    const result = await copied('a {}');
    expect(writeText).toHaveBeenCalledWith('a {}');
    expect(result.current.state).toBe('copied');
    act(() => jest.advanceTimersByTime(2000));
    expect(result.current.state).toBe('idle');
  });

  it('says that the browser refused', async () => {
    giveClipboard({writeText: () => Promise.reject(new Error('denied'))});
    expect((await copied('a')).current.state).toBe('failed');
  });

  it('says so where there is no clipboard at all', async () => {
    giveClipboard(undefined);
    expect((await copied('a')).current.state).toBe('failed');
  });
});
