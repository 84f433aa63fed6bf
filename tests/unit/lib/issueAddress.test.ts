import {issueAddress} from '../../../src/lib/issueAddress';

const PLACE = {
  title: 'Grid & gap',
  address: 'https://example.org/modules/css/gap.html#rows',
  heading: 'Rows',
  version: 'abc123',
};

describe('the form for a problem', () => {
  it('is that of the repository, with page, heading and version filled in', () => {
    const address = new URL(issueAddress({repo: 'college/portal'}, PLACE)!);
    expect(`${address.origin}${address.pathname}`).toBe(
      'https://github.com/college/portal/issues/new',
    );
    expect(address.searchParams.get('title')).toBe('Problem with “Grid & gap”');
    const body = address.searchParams.get('body');
    expect(body).toContain('Page: https://example.org/modules/css/gap.html#rows\n');
    expect(body).toContain('Heading: Rows\n');
    expect(body).toContain('Version: abc123\n');
  });

  it('leaves out what is not known', () => {
    const {title, address} = PLACE;
    const body = new URL(issueAddress({repo: 'college/portal'}, {title, address})!).searchParams;
    expect(body.get('body')).not.toMatch(/Heading|Version/);
  });

  it('has other fields on GitLab', () => {
    const address = new URL(issueAddress({repo: 'https://gitlab.com/a/b'}, PLACE)!);
    expect(address.pathname).toBe('/a/b/-/issues/new');
    expect(address.searchParams.get('issue[title]')).toContain('Grid & gap');
  });

  it('does not exist without a repository, or on a host without a known form', () => {
    expect(issueAddress({repo: null}, PLACE)).toBeUndefined();
    expect(issueAddress({repo: 'https://git.example.org/a/b'}, PLACE)).toBeUndefined();
  });
});
