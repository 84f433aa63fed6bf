import type {Repository} from '../../../src/data/site';
import {editAddress} from '../../../src/lib/editLink';

const SOURCE = 'modules/css/css-grid/index.md';

function edit(
  repository: Partial<Repository>,
  page: Omit<Parameters<typeof editAddress>[0], 'source'> & {readonly source?: string} = {},
): string | undefined {
  return editAddress(
    {source: SOURCE, ...page},
    {
      repo: null,
      docsRepo: null,
      docsBranch: 'main',
      docsDir: '',
      editLinkPattern: null,
      repoLabel: null,
      ...repository,
    },
  );
}

describe('editAddress', () => {
  it.each([
    ['me/course', `https://github.com/me/course/edit/main/docs/${SOURCE}`],
    ['https://github.com/me/course', `https://github.com/me/course/edit/main/docs/${SOURCE}`],
    ['https://gitlab.com/me/course', `https://gitlab.com/me/course/-/edit/main/docs/${SOURCE}`],
    ['https://gitee.com/me/course', `https://gitee.com/me/course/edit/main/docs/${SOURCE}`],
    [
      'https://bitbucket.org/me/course',
      `https://bitbucket.org/me/course/src/main/docs/${SOURCE}?mode=edit&spa=0&at=main&fileviewer=file-view-default`,
    ],
  ])('P8: of %s', (repo, address) => {
    expect(edit({repo, docsDir: 'docs'})).toBe(address);
  });

  it.each(['docs', '/docs/', 'docs/', '/docs'])('P8: takes the folder %s', (docsDir) => {
    expect(edit({repo: 'me/x', docsDir})).toBe(`https://github.com/me/x/edit/main/docs/${SOURCE}`);
  });

  it('P8: needs no folder', () => {
    expect(edit({repo: 'me/x'})).toBe(`https://github.com/me/x/edit/main/${SOURCE}`);
  });

  it('P7: the sources’ own repository and branch go first', () => {
    expect(edit({repo: 'me/x', docsRepo: 'me/docs', docsBranch: 'next'})).toBe(
      `https://github.com/me/docs/edit/next/${SOURCE}`,
    );
  });

  it('P8: another host needs a pattern, of the site or of the page', () => {
    const repo = 'https://git.example.org/me';
    expect(edit({repo})).toBeUndefined();
    expect(edit({repo, editLinkPattern: ':repo/raw/:branch/:path'})).toBe(
      `${repo}/raw/main/${SOURCE}`,
    );
    expect(edit({repo, editLinkPattern: ':repo/raw'}, {editLinkPattern: ':repo/page'})).toBe(
      `${repo}/page`,
    );
  });

  it('P7: is hidden when the page says so', () => {
    expect(edit({repo: 'me/x'}, {editLink: false})).toBeUndefined();
  });

  it('P7: is hidden without a repository', () => {
    expect(edit({})).toBeUndefined();
  });

  it('P7: is hidden for a page without a source', () => {
    expect(edit({repo: 'me/x'}, {source: undefined})).toBeUndefined();
  });
});
