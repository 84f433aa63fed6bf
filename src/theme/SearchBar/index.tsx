/**
 * Own (the theme's is empty in 3.10.2 and made to be replaced). The box of docusaurus-lunr-search is not used:
 * it needs `unsafe-eval` and shows headings as markup.
 */
export {default} from '@site/src/components/Search/SearchBox';
