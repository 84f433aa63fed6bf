/** Own, in place of theme-classic 3.10.2's: one line and the way to every page, for readers without scripts. */
export {default} from '@site/src/components/SiteFooter';
