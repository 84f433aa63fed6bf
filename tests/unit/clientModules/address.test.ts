/** @jest-environment jsdom */

async function load(address: string): Promise<string> {
  jest.resetModules();
  window.history.replaceState({key: 'kept'}, '', address);
  await import('../../../src/clientModules/address');
  return `${window.location.pathname}${window.location.search}${window.location.hash}`;
}

describe('the address on a full load', () => {
  it.each([
    ['/modules/css/index.html?x=1#gap', '/modules/css/?x=1#gap'],
    ['/modules/css/#100%', '/modules/css/'],
    ['/modules/css/grid.html#gap', '/modules/css/grid.html#gap'],
  ])('A2: %s is %s', async (address, tidied) => {
    expect(await load(address)).toBe(tidied);
  });

  it('makes no history entry and keeps its state', async () => {
    const entries = window.history.length;
    await load('/modules/index.html');
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({key: 'kept'});
  });
});

export {};
