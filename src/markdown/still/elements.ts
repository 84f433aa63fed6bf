import type {Element} from 'hast';
import {
  ELSEWHERE,
  LOADING_ATTRIBUTES,
  type Replace,
  replaceInCss,
  replaceInSrcset,
} from '../../lib/code/page/addresses';

const LINKS: readonly string[] = ['a', 'area'];

/** Gives an element the addresses of the setup; false when it wants something of another host. */
export function fillElement({tagName, properties}: Element, find: Replace): boolean {
  const isLink = LINKS.includes(tagName);
  let isLocal = true;
  for (const attribute of LOADING_ATTRIBUTES) {
    const value = properties[attribute];
    if (typeof value === 'string' && !(isLink && attribute === 'href')) {
      const found = find(value);
      isLocal &&= !ELSEWHERE.test(found);
      properties[attribute] = found;
    }
  }
  const {srcSet, style, href} = properties;
  if (srcSet) {
    properties.srcSet = replaceInSrcset([srcSet].flat().join(', '), find);
  }
  if (typeof style === 'string') {
    properties.style = replaceInCss(style, find);
  }
  if (isLink && typeof href === 'string' && !href.startsWith('#')) {
    // A new window is refused to the frame, so the link stays what it is and leads nowhere.
    properties.target = '_blank';
  }
  return isLocal;
}
