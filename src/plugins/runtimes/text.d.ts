/** A separately bundled module as a string: see `bundledText` in bundle.ts. */
declare module '*?text' {
  const code: string;
  export default code;
}
