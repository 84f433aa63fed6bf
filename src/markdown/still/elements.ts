import type {Element} from 'hast';

/** An address of another host. */
export const ELSEWHERE = /^(?:https?:)?\/\//i;
const LOADING_ATTRIBUTES = ['src', 'poster', 'data'] as const;

type Find = (name: string) => string;

/** Gives an element the addresses of the setup; false when it wants something of another host. */
export function fillElement({tagName, properties}: Element, find: Find): boolean {
  let isLocal = true;
  for (const attribute of LOADING_ATTRIBUTES) {
    const value = properties[attribute];
    if (typeof value === 'string') {
      isLocal &&= !ELSEWHERE.test(value);
      properties[attribute] = find(value);
    }
  }
  const {srcSet, style, href} = properties;
  if (srcSet) {
    properties.srcSet = [srcSet]
      .flat()
      .join(', ')
      .split(/,\s+/)
      .map((candidate) => candidate.trim().replace(/^\S+/, find))
      .join(', ');
  }
  if (typeof style === 'string') {
    properties.style = fillCss(style, find);
  }
  if (
    (tagName === 'a' || tagName === 'area') &&
    typeof href === 'string' &&
    !href.startsWith('#')
  ) {
    // A new window is refused to the frame, so the link stays what it is and leads nowhere.
    properties.target = '_blank';
  }
  return isLocal;
}

/** CSS with the addresses of the setup. */
export function fillCss(css: string, find: Find): string {
  return css.replace(
    /url\(\s*(['"]?)([^'")]+)\1\s*\)/g,
    (_, quote: string, name: string) => `url(${quote}${find(name)}${quote})`,
  );
}
