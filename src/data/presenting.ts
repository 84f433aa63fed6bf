/** Attribute of the root element while a lesson is presented. */
export const PRESENTING = 'data-presenting';
