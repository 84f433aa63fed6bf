/** Clicks that a reader may make in two seconds. */
const CLICKS = 20;
const BETWEEN_CLICKS_MS = 100;

/** Runs in the page: clicks one sidebar link after the other; gives the address and the name of the last. */
async function clickLinks(clicks: number, pause: number): Promise<readonly [string, string]> {
  const links = (): readonly HTMLAnchorElement[] => [
    ...document.querySelectorAll<HTMLAnchorElement>(
      '#drawer nav[aria-label="Pages"] a[href^="/modules/html/"]:not([href*="#"])',
    ),
  ];
  const all = links().map((link) => [link.getAttribute('href')!, link.textContent] as const);
  for (let at = 0; at < clicks; at += 1) {
    const [wanted] = all[at % all.length]!;
    links()
      .find((link) => link.getAttribute('href') === wanted)
      ?.click();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return all[(clicks - 1) % all.length]!;
}

/**
 * An expression for a page of HTML lessons: {@link CLICKS} clicks, each before the last page has come. tsx names
 * inner functions by a helper that does not exist there.
 */
export const RAPID_CLICKS = `((__name) => (${String(clickLinks)})(${CLICKS}, ${BETWEEN_CLICKS_MS}))((value) => value)`;
