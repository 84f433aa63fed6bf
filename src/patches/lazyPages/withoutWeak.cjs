/**
 * Bundler loader for the chunk registry that Docusaurus generates. Each import has a weak reference to the same
 * module beside it, which only the server's rendering reads and for which the bundler would compile the module.
 */
const WEAK = /require\.resolveWeak\("(?:[^"\\]|\\.)*"\)/g;

module.exports = function withoutWeak(source) {
  return source.replace(WEAK, 'undefined');
};
