import {createPreviewRunner} from '../frame/previewRunner';

/** A page of html, css and js files. */
export const runner = createPreviewRunner(async ({files}) => ({files}));
