import type {ThemeConfig} from '@docusaurus/preset-classic';
import {SITE, THEME_COLOR} from '../data/site';

export const themeConfig: ThemeConfig = {
  colorMode: {respectPrefersColorScheme: true, disableSwitch: false},
  navbar: {title: SITE.title},
  metadata: [{name: 'theme-color', content: THEME_COLOR}],
};
