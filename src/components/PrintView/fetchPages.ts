import {fetchText} from './fetchText';
import {fewAtOnce} from './fewAtOnce';

/** A course has about a hundred lessons, and browsers open about six connections to a host. */
const AT_ONCE = 6;

/** The built pages at these addresses. Those that cannot be fetched are left out. */
export async function fetchPages(
  addresses: readonly string[],
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  let done = 0;
  await fewAtOnce(new Set(addresses), AT_ONCE, async (address) => {
    try {
      pages.set(address, await fetchText(address));
    } catch (error) {
      // The view lists the missing pages.
      console.warn(`${address} cannot be printed.`, error);
    }
    done += 1;
    onProgress(done);
  });
  return pages;
}
