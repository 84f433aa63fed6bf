/**
 * Own component that replaces theme-classic 3.10.2's empty component, which exists for this purpose. The
 * search box of docusaurus-lunr-search is not used because it needs `unsafe-eval` and inserts headings as
 * markup.
 */
export {default} from '@site/src/components/Search/SearchBox';
