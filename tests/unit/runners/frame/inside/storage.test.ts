/** @jest-environment jsdom */
import {createStorage} from '../../../../../src/runners/frame/inside/storage';
import {formatValue} from '../../../../../src/lib/code/format';

function storage(values: Record<string, string> = {}) {
  const changed = jest.fn();
  return {changed, storage: createStorage(new Map(Object.entries(values)), changed)};
}

describe('the stand-in for localStorage', () => {
  it('keeps text, whatever is put in', () => {
    const {storage: local} = storage();
    local.setItem('a', 1 as never);
    local.b = {} as never;
    expect([local.getItem('a'), local.a, local.b, local.getItem('c')]).toEqual([
      '1',
      '1',
      '[object Object]',
      null,
    ]);
  });

  it('counts, lists and forgets', () => {
    const {storage: local, changed} = storage({a: '1', b: '2'});
    expect([local.length, local.key(1), Object.keys(local), 'a' in local]).toEqual([
      2,
      'b',
      ['a', 'b'],
      true,
    ]);
    local.removeItem('a');
    delete local.b;
    expect(local.length).toBe(0);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('prints as the real one', () => {
    expect(formatValue(storage({a: '1'}).storage)).toBe("Storage { a: '1' }");
  });
});
