/** @jest-environment jsdom */
import {renderHook, waitFor} from '@testing-library/react';
import {useBranch} from '../../../src/hooks/useBranch';

const GROUP = {text: 'PHP', link: '/modules/php/', children: [], branch: '/assets/sidebar/b.json'};
const answer = (status: number, items: unknown = []): Partial<Response> => ({
  ok: status === 200,
  status,
  json: () => Promise.resolve(items),
});

const fetchFile = jest.fn<Promise<Partial<Response>>, [string]>();
beforeEach(() => {
  fetchFile.mockReset();
  Object.assign(globalThis, {fetch: fetchFile});
});

describe('useBranch', () => {
  it('reads the pages of another topic when its group is first opened, once', async () => {
    fetchFile.mockResolvedValue(answer(200, [{type: 'link', label: 'Loops', href: '/loops.html'}]));
    const {result, rerender} = renderHook(({isOpen}) => useBranch(GROUP, isOpen), {
      initialProps: {isOpen: false},
    });
    expect(fetchFile).not.toHaveBeenCalled();
    rerender({isOpen: true});
    await waitFor(() => expect(result.current).toEqual([{text: 'Loops', link: '/loops.html'}]));
    rerender({isOpen: false});
    rerender({isOpen: true});
    expect(fetchFile).toHaveBeenCalledTimes(1);
    expect(fetchFile.mock.calls[0]![0]).toBe(GROUP.branch);
  });

  it('after a failure tries again when the group is opened again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    fetchFile
      .mockResolvedValueOnce(answer(404))
      .mockResolvedValueOnce(answer(200, [{type: 'link', label: 'Loops', href: '/loops.html'}]));
    const {result, rerender} = renderHook(({isOpen}) => useBranch(GROUP, isOpen), {
      initialProps: {isOpen: true},
    });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(result.current).toEqual([]);
    rerender({isOpen: false});
    rerender({isOpen: true});
    await waitFor(() => expect(result.current).toHaveLength(1));
  });

  it('asks for nothing when the children are there', () => {
    const children = [{text: 'Grid', link: '/grid.html'}];
    const {result} = renderHook(() => useBranch({text: 'CSS', children}, true));
    expect(result.current).toBe(children);
    expect(fetchFile).not.toHaveBeenCalled();
  });
});
