/** The builds of PHP inside the package, which its own types leave out. */
declare module 'php-cgi-wasm/php8.3-cgi-*' {
  const Php: import('./module').PhpConstructor;
  export default Php;
}
