/** @jest-environment jsdom */
import {act, screen} from '@testing-library/react';
import {useAliasRedirect} from '../../../src/hooks/useAliasRedirect';
import {renderAt} from '../../helpers/site';

function Unknown() {
  return <p>{useAliasRedirect() ? 'leaving' : 'unknown'}</p>;
}

/** Where a full load of an address ends. */
async function open(path: string) {
  const site = renderAt(path, <Unknown />);
  await act(async () => undefined);
  await act(async () => undefined);
  const {pathname, search, hash} = site.history.location;
  return {...site, address: `${pathname}${search}${hash}`};
}

describe('useAliasRedirect', () => {
  it('A6: leads to the canonical address with its query and hash, and leaves no history entry', async () => {
    const {address, history} = await open('/modules/css/css-grid/README.md?x=1#terms');
    expect(address).toBe('/modules/css/css-grid/?x=1#terms');
    expect(history.length).toBe(1);
    expect(screen.getByText('leaving')).toBeInTheDocument();
  });

  it('A6: knows aliases that an author or the old site gave', async () => {
    expect((await open('/modules/old-name/')).address).toBe('/modules/css/css-grid/');
  });

  it('E1: stays where there is nothing to lead to', async () => {
    expect((await open('/nope/?x=1')).address).toBe('/nope/?x=1');
    expect(screen.getByText('unknown')).toBeInTheDocument();
  });
});
