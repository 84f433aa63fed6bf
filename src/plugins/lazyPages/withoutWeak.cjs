/**
 * Loader of the bundler for the table of chunks that Docusaurus 3.10.2 generates. Beside each import stands a
 * weak reference to the same module, which only the server's rendering reads, and for which the bundler would
 * compile it.
 */
const WEAK = /require\.resolveWeak\("(?:[^"\\]|\\.)*"\)/g;

module.exports = function withoutWeak(source) {
  return source.replace(WEAK, 'undefined');
};
