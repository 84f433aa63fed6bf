/**
 * What the documents that examples run in may do. Without `allow-same-origin` their origin is opaque, so they
 * cannot access the portal's pages, storage or cookies, nor navigate the reader to another page.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-forms allow-modals';
