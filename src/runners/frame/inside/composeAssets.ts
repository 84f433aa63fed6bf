import {
  fileName,
  LOADING_ATTRIBUTES,
  LOADING_ELEMENTS,
  replaceInCss,
  replaceInSrcset,
} from '../../../lib/code/page/addresses';
import {ASSET_MARK} from '../protocol';

/** Replaces the names of setup files with markers wherever the page loads a resource. */
export function fillAssets(page: Document, assets: Readonly<Record<string, string>>): void {
  const mark = (address: string) => {
    const name = fileName(address);
    return Object.hasOwn(assets, name) ? ASSET_MARK + name : address;
  };
  const change = (element: Element, attribute: string, fill: (value: string) => string) => {
    const value = element.getAttribute(attribute);
    const filled = value === null ? null : fill(value);
    if (filled !== null && filled !== value) {
      element.setAttribute(attribute, filled);
    }
  };
  for (const element of page.querySelectorAll(LOADING_ELEMENTS)) {
    for (const attribute of LOADING_ATTRIBUTES) {
      change(element, attribute, mark);
    }
    change(element, 'srcset', (candidates) => replaceInSrcset(candidates, mark));
  }
  for (const element of page.querySelectorAll('[style]')) {
    change(element, 'style', (css) => replaceInCss(css, mark));
  }
  for (const style of page.querySelectorAll('style')) {
    style.textContent = replaceInCss(style.textContent, mark);
  }
}
