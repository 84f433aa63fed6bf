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

  it('gets no more than five pages for one page, and five for the next', () => {
    const links = (page: string) => Array.from({length: 9}, (_, place) => `/${page}/${place}/`);
    window.history.pushState(null, '', '/list/');
    [...links('a'), '/a/0/'].forEach((path) => void docusaurus.prefetch(path));
    expect(prefetched('/a/')).toEqual(['/a/0/', '/a/1/', '/a/2/', '/a/3/', '/a/4/', '/a/0/']);
    window.history.pushState(null, '', '/other/');
    links('b').forEach((path) => void docusaurus.prefetch(path));
    expect(prefetched('/b/')).toHaveLength(5);
  });
});

function prefetched(start: string): readonly string[] {
  return jest
    .mocked(stock.prefetch)
    .mock.calls.map(([path]) => path)
    .filter((path) => path.startsWith(start));
}
