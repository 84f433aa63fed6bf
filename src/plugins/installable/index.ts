import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ICONS, SITE, THEME_COLOR} from '../../data/site';

/** A plain JSON file, because every host knows its type. */
const MANIFEST_FILE = 'manifest.json';

/** Lets readers install the portal as an app. */
export default function installablePlugin(): Plugin {
  return {
    name: 'installable',
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [
              {tagName: 'link', attributes: {rel: 'manifest', href: `/${MANIFEST_FILE}`}},
              {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: ICONS[0].src}},
            ]
          : [],
    }),
    postBuild: ({outDir}) => writeFile(join(outDir, MANIFEST_FILE), manifestText()),
  };
}

function manifestText(): string {
  return JSON.stringify({
    id: '/',
    name: SITE.title,
    short_name: SITE.shortTitle,
    description: SITE.description,
    lang: SITE.language,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: THEME_COLOR,
    background_color: THEME_COLOR,
    icons: ICONS,
  });
}
