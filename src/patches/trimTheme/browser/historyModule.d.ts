/** The original package, under a path that is not replaced. */
declare module 'history/esm/history' {
  export * from 'history';
}
