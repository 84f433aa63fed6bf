interface Places {
  /** Address of the lesson that contains the links. */
  readonly address: string;
  readonly origin: string;
  /** URL at which the portal is published, which has to be printed in full. */
  readonly site: string;
  /** Prefix of the ids of each lesson in the document, by its address. */
  readonly prefixes: ReadonlyMap<string, string>;
}

const EXTERNAL_ICON = 'svg';
/** The lesson explains its terms itself, and on paper half of all numbers would refer to the glossary. */
const TERM = '.term > a';

/**
 * Makes links usable on paper. Links within the document stay links; every other link gets a number, and its
 * address is listed at the end of the lesson, because browsers do not support footnotes yet.
 *
 * @returns the list of addresses; undefined if there are none
 */
export function writeFootnotes(lesson: HTMLElement, places: Places): HTMLElement | undefined {
  const notes = new Map<string, number>();
  const own = places.prefixes.get(places.address) ?? '';
  for (const link of lesson.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const target = addressOf(link.getAttribute('href') ?? '', places);
    link.querySelectorAll(EXTERNAL_ICON).forEach((icon) => icon.remove());
    if (target === undefined) {
      continue;
    }
    if (link.matches(TERM)) {
      link.replaceWith(...link.childNodes);
      continue;
    }
    const inside =
      target.origin === places.origin ? places.prefixes.get(target.pathname) : undefined;
    if (inside !== undefined) {
      link.setAttribute('href', `#${inside}${decodeURIComponent(target.hash.slice(1)) || 'top'}`);
      link.removeAttribute('rel');
      continue;
    }
    const shown =
      target.origin === places.origin
        ? `${places.site}${target.pathname}${target.search}${target.hash}`
        : target.href;
    link.setAttribute('href', shown);
    const number = notes.get(shown) ?? notes.size + 1;
    notes.set(shown, number);
    link.after(referenceTo(number, own));
  }
  return notes.size === 0 ? undefined : listOf([...notes.keys()], own);
}

function addressOf(href: string, {address, origin}: Places): URL | undefined {
  if (!URL.canParse(href, `${origin}${address}`)) {
    return undefined;
  }
  const url = new URL(href, `${origin}${address}`);
  return url.protocol.startsWith('http') ? url : undefined;
}

function referenceTo(number: number, prefix: string): HTMLElement {
  const sup = document.createElement('sup');
  sup.className = 'paper-ref';
  const link = document.createElement('a');
  link.href = `#${noteId(prefix, number)}`;
  link.textContent = String(number);
  link.setAttribute('aria-label', `Address ${number}`);
  sup.append(link);
  return sup;
}

function listOf(addresses: readonly string[], prefix: string): HTMLElement {
  const list = document.createElement('ol');
  list.className = 'paper-addresses';
  list.setAttribute('aria-label', 'Addresses of the links');
  addresses.forEach((address, index) => {
    const item = document.createElement('li');
    item.id = noteId(prefix, index + 1);
    item.textContent = address;
    list.append(item);
  });
  return list;
}

function noteId(prefix: string, number: number): string {
  return `${prefix}address-${number}`;
}
