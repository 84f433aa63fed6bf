/** In the place of `node:zlib`, which a browser has not: gzip and its kin say so when they are called. */
function refuse(): never {
  throw new Error('compression does not work in this page');
}

export const constants = {};
export const gunzipSync = refuse;
export const gzipSync = refuse;
export const deflateSync = refuse;
export const inflateSync = refuse;
