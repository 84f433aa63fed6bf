/** Returns the replacement for a URL. */
export type Replace = (address: string) => string;

/** Attributes whose value is the URL of a resource to load; `srcset` is a list of such URLs. */
export const LOADING_ATTRIBUTES = ['src', 'poster', 'data', 'href', 'xlink:href'] as const;
/** Elements that load resources. The `href` of an ordinary link is left alone. */
export const LOADING_ELEMENTS =
  'img, source, video, audio, track, link, image, use, object, embed, input';
/** A URL on another host. */
export const ELSEWHERE = /^(?:https?:)?\/\//i;

/**
 * The name of the file that a URL refers to.
 *
 * @param from name of the file that contains the URL
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

/** Replaces the URLs in `url(…)`. */
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

/** Replaces the URLs in the value of a `srcset`. */
export function replaceInSrcset(candidates: string, replace: Replace): string {
  return candidates
    .split(/,\s+/)
    .map((candidate) => candidate.trim().replace(/^\S+/, replace))
    .join(', ');
}
