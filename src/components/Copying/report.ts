import {REPOSITORY, SITE} from '@site/src/data/site';
import {VERSION_FILE, type BuildVersion} from '@site/src/data/version';
import {issueAddress} from '@site/src/lib/issueAddress';

/** Fills in the repository's form for a new issue with the page, the heading in view and the version. */
export async function fillReport(link: HTMLElement): Promise<void> {
  const {pathname, hash} = window.location;
  const address = issueAddress(REPOSITORY, {
    title: document.querySelector('h1')?.textContent ?? document.title,
    address: `${SITE.url}${pathname}${hash}`,
    heading: headingOf(hash),
    version: await readVersion(),
  });
  if (address !== undefined) {
    link.setAttribute('href', address);
  }
}

function headingOf(hash: string): string | undefined {
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  return heading?.firstChild?.textContent?.trim() || undefined;
}

async function readVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(VERSION_FILE);
    const {commit} = (await response.json()) as BuildVersion;
    return commit;
  } catch (error) {
    console.warn('The version of the portal cannot be read; the report goes without it.', error);
    return undefined;
  }
}
