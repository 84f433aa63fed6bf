import type {Element} from 'hast';
import {
  ELSEWHERE,
  LOADING_ATTRIBUTES,
  type Replace,
  replaceInCss,
  replaceInSrcset,
} from '../../lib/code/page/addresses';

const LINKS: readonly string[] = ['a', 'area'];

/** Points an element at the setup's files. Returns false if the element requests something from another host. */
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
    // The frame may not open new windows, so the link keeps its looks but leads nowhere.
    properties.target = '_blank';
  }
  return isLocal;
}
