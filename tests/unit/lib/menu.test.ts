import {
  hostOf,
  isActiveItem,
  isExternal,
  isPlain,
  repositoryAddress,
  repositoryItem,
} from '../../../src/lib/menu';

describe('isExternal', () => {
  it.each(['http://a.b', 'https://a.b', '//a.b', 'ftp://a.b'])(
    'N15, X1: %s leaves the site',
    (link) => {
      expect(isExternal(link)).toBe(true);
      expect(isPlain(link)).toBe(true);
    },
  );

  it.each(['mailto:a@b.c', 'tel:123'])(
    'N15, X2: %s opens no tab, but is none of the router’s',
    (link) => {
      expect(isExternal(link)).toBe(false);
      expect(isPlain(link)).toBe(true);
    },
  );

  it.each(['/modules/', '#gap', './a.html', 'modules/'])('%s stays on the site', (link) => {
    expect(isExternal(link)).toBe(false);
    expect(isPlain(link)).toBe(false);
  });
});

describe('isActiveItem', () => {
  const ROOTS = ['/mtm6130/', '/mtm6201/'];

  it.each([
    ['/modules/', '/modules/css/', true],
    ['/modules/', '/modules/', true],
    ['/mtm6130/content/', '/mtm6130/content/', true],
    ['/mtm6130/content/#week-2', '/mtm6130/content/', true],
    ['/modules/', '/mtm6130/', false],
    ['/mtm6130/', '/mtm6130/', true],
    ['/mtm6130/', '/mtm6130/content/', false],
    ['https://github.com', '/', false],
  ])('N13: %s on %s is active: %p', (link, path, active) => {
    expect(isActiveItem({link}, path, ROOTS)).toBe(active);
  });

  it.each([
    ['^/modules/css/', '/modules/css/grid.html', true],
    ['^/modules/css/', '/modules/html/', false],
  ])('N13: activeMatch %s decides on %s in place of the link', (activeMatch, path, active) => {
    expect(isActiveItem({link: '/modules/', activeMatch}, path, ROOTS)).toBe(active);
  });

  it('N13: an item without a link is never active', () => {
    expect(isActiveItem({}, '/', ROOTS)).toBe(false);
  });
});

describe('the repository', () => {
  it.each([
    ['me/course', 'GitHub', 'https://github.com/me/course'],
    ['https://github.com/me/course', 'GitHub', 'https://github.com/me/course'],
    ['https://gitlab.com/me/course', 'GitLab', 'https://gitlab.com/me/course'],
    ['https://gitee.com/me/course', 'Gitee', 'https://gitee.com/me/course'],
    ['https://bitbucket.org/me/course', 'Bitbucket', 'https://bitbucket.org/me/course'],
    ['https://git.example.org/me', undefined, 'https://git.example.org/me'],
  ])('P8: %s is on %s at %s', (repo, host, address) => {
    expect(hostOf(repo)).toBe(host);
    expect(repositoryAddress(repo)).toBe(address);
  });

  it.each([
    ['me/course', null, 'GitHub'],
    ['https://git.example.org/me', null, 'Source'],
    ['me/course', 'Code', 'Code'],
  ])('N16: the item of %s with the label %p reads %s', (repo, repoLabel, text) => {
    expect(repositoryItem({repo, repoLabel})).toEqual({text, link: repositoryAddress(repo)});
  });

  it('N16: there is no item without a repository', () => {
    expect(repositoryItem({repo: null, repoLabel: 'Code'})).toBeUndefined();
  });
});
