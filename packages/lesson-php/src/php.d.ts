/** PHP as text: a bundler loads it so. */
declare module '*.php' {
  const code: string;
  export default code;
}
