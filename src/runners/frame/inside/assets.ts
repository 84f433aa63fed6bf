import {
  fileName,
  LOADING_ATTRIBUTES,
  LOADING_ELEMENTS,
  replaceInSrcset,
} from '../../../lib/code/page/addresses';
import {ASSET_MARK} from '../protocol';
import {assetAddress} from './blobs';

const ATTRIBUTES = [...LOADING_ATTRIBUTES, 'srcset'] as const;

export interface Assets {
  /** Returns the text with URLs in place of the markers. */
  fill(text: string): string;
  /** Sets the URLs of images that scripts add, too. */
  watch(): void;
}

/** Makes the setup's files available under URLs that the frame can load. */
export function createAssets(files: Readonly<Record<string, string>>): Assets {
  const addresses = new Map<string, string>();
  const addressOf = (name: string) => {
    if (!addresses.has(name) && name in files) {
      addresses.set(name, assetAddress(name, files[name]!));
    }
    return addresses.get(name);
  };
  const mark = new RegExp(`${ASSET_MARK}([\\w./-]+)`, 'g');
  const fix = (element: Element) => {
    for (const attribute of ATTRIBUTES) {
      const value = element.getAttribute(attribute);
      const fixed = value === null ? null : replaceNames(value, attribute, addressOf);
      if (fixed !== null && fixed !== value) {
        element.setAttribute(attribute, fixed);
      }
    }
  };
  return {
    fill: (text) => text.replace(mark, (_, name: string) => addressOf(name) ?? name),
    watch() {
      const observer = new MutationObserver((records) => {
        for (const {target, addedNodes} of records) {
          const elements = [target, ...addedNodes].filter((node) => node instanceof Element);
          for (const element of elements) {
            if (element.matches(LOADING_ELEMENTS)) {
              fix(element);
            }
            element.querySelectorAll(LOADING_ELEMENTS).forEach(fix);
          }
        }
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: [...ATTRIBUTES],
      });
    },
  };
}

function replaceNames(
  value: string,
  attribute: string,
  addressOf: (name: string) => string | undefined,
): string {
  const replace = (address: string) => addressOf(fileName(address)) ?? address;
  return attribute === 'srcset' ? replaceInSrcset(value, replace) : replace(value);
}
