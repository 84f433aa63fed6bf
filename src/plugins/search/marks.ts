/** Id of the section that holds what stands before a page’s first heading. */
export const BEGINNING = '__beginning';
/** The extractor strips `#` at both ends of a heading; a title between these keeps its own. */
export const GUARD = '\uE000';
