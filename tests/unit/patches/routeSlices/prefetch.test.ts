/** @jest-environment jsdom */
import stock from '@docusaurus/core/lib/client/docusaurus';
import docusaurus from '../../../../src/patches/routeSlices/browser/docusaurus';

jest.mock('@docusaurus/core/lib/client/docusaurus', () => ({
  __esModule: true,
  default: {prefetch: jest.fn().mockResolvedValue(undefined), preload: jest.fn()},
}));

describe('prefetch', () => {
  it('loads the chunks of a page ahead of the tap', async () => {
    await docusaurus.prefetch('/modules/css/');
    expect(stock.prefetch).toHaveBeenCalledWith('/modules/css/');
  });

  it.each(['/modules/glossary.html', '/modules/glossary.html#axis'])(
    'leaves %s until it is asked for, since every lesson links to it and it is large',
    (address) => {
      expect(docusaurus.prefetch(address)).toBe(false);
      expect(stock.prefetch).not.toHaveBeenCalledWith(address);
    },
  );
});
