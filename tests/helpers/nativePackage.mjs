import swcJest from '@swc/jest';

const swc = swcJest.createTransformer({
  jsc: {target: 'es2022'},
  module: {type: 'commonjs'},
});
/** What a module of Node makes for itself, and jest gives to every file. */
const OWN = /^const (?:require|__dirname) = .*$/gm;

/** Compiles the loader of a package with a part in machine code. */
export default {
  ...swc,
  process: (source, ...rest) => swc.process(source.replace(OWN, ''), ...rest),
};
