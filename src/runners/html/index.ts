import {createPreviewRunner} from '../frame/previewRunner';

/** Kilobytes of the frame's document and of the parser that guards loops. */
const KILOBYTES = 50;

/** A page of html, css and js files. */
export const runner = createPreviewRunner(KILOBYTES, async ({files}) => ({files}));
