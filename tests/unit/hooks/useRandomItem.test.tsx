/** @jest-environment jsdom */
import {renderToString} from 'react-dom/server';
import {renderHook} from '@testing-library/react';
import {THEME} from '../../../src/data/site';
import {useRandomItem} from '../../../src/hooks/useRandomItem';

afterEach(() => jest.restoreAllMocks());

describe('useRandomItem', () => {
  it.each([
    [0, 0],
    [0.26, 1],
    [0.5, 2],
    [0.999, 3],
  ])('E2: at chance %d shows message %i', (chance, index) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const {result} = renderHook(() => useRandomItem(THEME.notFound));
    expect(result.current).toBe(THEME.notFound[index]);
  });

  it('E2: the server always renders the first, so that hydration never differs', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    const Message = () => useRandomItem(['one', 'two']);
    expect(renderToString(<Message />)).toBe('one');
  });

  it('E3: of nothing is nothing', () => {
    const empty: readonly string[] = [];
    expect(renderHook(() => useRandomItem(empty)).result.current).toBeUndefined();
  });
});
