/** Gives what shall stand in the place of an address. */
export type Replace = (address: string) => string;

/** Attributes whose value is the address of something that is loaded; `srcset` is a list of such. */
export const LOADING_ATTRIBUTES = ['src', 'poster', 'data', 'href', 'xlink:href'] as const;
/** Elements that load; the `href` of a link to click is left alone. */
export const LOADING_ELEMENTS =
  'img, source, video, audio, track, link, image, use, object, embed, input';
/** An address of another host. */
export const ELSEWHERE = /^(?:https?:)?\/\//i;

/**
 * The name of the file that an address means.
 *
 * @param from name of the file in which the address stands
 */
export function fileName(address: string, from = ''): string {
  const path = address.trim().replace(/[?#].*$/, '');
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** CSS with other addresses in `url(…)`. */
export function replaceInCss(css: string, replace: Replace): string {
  return css.replace(
    /url\(\s*(?:(["'])([^"']*)\1|([^"')\s]+))\s*\)/gi,
    (whole, quote: string | undefined, quoted: string | undefined, bare: string | undefined) => {
      const address = quoted ?? bare ?? '';
      const other = replace(address);
      const mark = quote ?? '';
      return other === address ? whole : `url(${mark}${other}${mark})`;
    },
  );
}

/** The value of a `srcset` with other addresses. */
export function replaceInSrcset(candidates: string, replace: Replace): string {
  return candidates
    .split(/,\s+/)
    .map((candidate) => candidate.trim().replace(/^\S+/, replace))
    .join(', ');
}
