import {hasNetwork} from '../../../../src/checker/external/network';

describe('hasNetwork', () => {
  it('says no when no host has an address', async () => {
    expect(await hasNetwork(['https://nobody.invalid/a', 'https://nothing.invalid/'])).toBe(false);
  });

  it('says yes when one of them has, and when there is nothing to ask', async () => {
    expect(await hasNetwork(['https://nobody.invalid/', 'http://localhost/'])).toBe(true);
    expect(await hasNetwork([])).toBe(true);
  });
});
