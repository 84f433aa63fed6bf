import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {ICON_FONT} from '../../data/site';

const PACKAGE = dirname(require.resolve('@fortawesome/fontawesome-free/package.json'));
const SHEET = 'css/all.min.css';
const OWN_PATH = `assets/icon-font-${ICON_FONT.version}`;

/**
 * Adds the icon font that the specification requires, from the portal's own files or from a CDN. The link is
 * disabled, so that it neither blocks nor downloads anything. src/clientModules/iconFont.ts enables it on
 * pages that use one of its classes; the portal itself uses none.
 */
export default function iconFontPlugin(): Plugin {
  return {
    name: 'icon-font',
    injectHtmlTags: () => ({headTags: [iconFontLink(ICON_FONT.source)]}),
    postBuild: async ({outDir}) => {
      if (ICON_FONT.source === 'own') {
        await cp(join(PACKAGE, SHEET), join(outDir, OWN_PATH, SHEET));
        await cp(join(PACKAGE, 'webfonts'), join(outDir, OWN_PATH, 'webfonts'), {recursive: true});
      }
    },
  };
}

/** The link to the style sheet. For the CDN it includes the hash of the same file in the package. */
export function iconFontLink(source: typeof ICON_FONT.source): HtmlTagObject {
  const shared = {rel: 'stylesheet', disabled: true, 'data-icon-font': true};
  if (source === 'own') {
    return {tagName: 'link', attributes: {...shared, href: `/${OWN_PATH}/${SHEET}`}};
  }
  const hash = createHash('sha384')
    .update(readFileSync(join(PACKAGE, SHEET)))
    .digest('base64');
  return {
    tagName: 'link',
    attributes: {
      ...shared,
      href: `${ICON_FONT.cdn}@${ICON_FONT.version}/${SHEET}`,
      integrity: `sha384-${hash}`,
      crossorigin: 'anonymous',
    },
  };
}
