const {readFileSync} = require('node:fs');
const {createRequire} = require('node:module');

/**
 * The configuration stands in site.config.ts. Docusaurus would read it, and all that it imports, through Babel,
 * which takes seconds in a fresh clone. esbuild takes a moment, and packages keep their own module form.
 */
const load = createRequire(__filename);
const {transformSync} = load('esbuild');

load.extensions['.ts'] = (module, file) => {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    platform: 'node',
    supported: {'dynamic-import': false},
    sourcefile: file,
  });
  module._compile(code, file);
};

module.exports = load('./site.config.ts').default;
