import {ASSET_MARK} from '../protocol';

type Assets = Readonly<Record<string, string>>;

const ATTRIBUTES = ['src', 'poster', 'data', 'href', 'xlink:href'] as const;
const LOADING = 'img, source, video, audio, track, link, image, use, object, embed, input';

/** Puts marks in the place of the names of setup files, wherever the page loads something. */
export function fillAssets(page: Document, assets: Assets): void {
  for (const element of page.querySelectorAll(LOADING)) {
    for (const attribute of ATTRIBUTES) {
      const name = element.getAttribute(attribute);
      if (name !== null) {
        element.setAttribute(attribute, markOf(name, assets));
      }
    }
    const candidates = element.getAttribute('srcset');
    if (candidates !== null) {
      element.setAttribute('srcset', fillSrcset(candidates, assets));
    }
  }
  for (const element of page.querySelectorAll('[style]')) {
    const style = element.getAttribute('style')!;
    if (style.includes('url(')) {
      element.setAttribute('style', fillCss(style, assets));
    }
  }
}

/** The same for `url(…)` and `@import` in CSS. */
export function fillCss(css: string, assets: Assets): string {
  return css
    .replace(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g, (whole, quote: string, name: string) =>
      markOf(name, assets) === name ? whole : `url(${quote}${markOf(name, assets)}${quote})`,
    )
    .replace(/@import\s+(['"])([^'"]+)\1/g, (whole, quote: string, name: string) =>
      markOf(name, assets) === name ? whole : `@import ${quote}${markOf(name, assets)}${quote}`,
    );
}

function fillSrcset(candidates: string, assets: Assets): string {
  return candidates
    .split(/,\s+/)
    .map((candidate) => {
      const [name = '', ...sizes] = candidate.trim().split(/\s+/);
      return [markOf(name, assets), ...sizes].join(' ');
    })
    .join(', ');
}

function markOf(address: string, assets: Assets): string {
  const name = address.trim().replace(/^\.\//, '');
  return Object.hasOwn(assets, name) ? ASSET_MARK + name : address;
}
