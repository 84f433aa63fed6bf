/**
 * Own component that replaces theme-classic 3.10.2's with one line, and links to every page for readers
 * without scripts.
 */
export {default} from '@site/src/components/SiteFooter';
