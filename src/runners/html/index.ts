import {createPreviewRunner} from '../frame/previewRunner';

/** Pages made of HTML, CSS and JavaScript files. */
export const runner = createPreviewRunner(async ({files}) => ({files}));
