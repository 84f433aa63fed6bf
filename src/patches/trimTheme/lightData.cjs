/**
 * Bundler loader for two files that Docusaurus generates and puts into the main script. The chunk registry loses the
 * paths of sources, which only the server's rendering reads, and the site's configuration loses what only the build
 * reads.
 */
const SOURCE_PATH = /(\), )"(?:[^"\\]|\\.)*"(, require\.resolveWeak)/g;
const BUILD_ONLY = [
  'plugins',
  'presets',
  'themes',
  'markdown',
  'staticDirectories',
  'scripts',
  'headTags',
  'stylesheets',
  'clientModules',
];

module.exports = function lightData(source) {
  return this.resourcePath.endsWith('registry.js') ? lightRegistry(source) : lightConfig(source);
};

function lightRegistry(source) {
  return source.replace(SOURCE_PATH, '$1""$2');
}

function lightConfig(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = JSON.parse(source.slice(start, end));
  const kept = Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key));
  return `${source.slice(0, start)}${JSON.stringify(Object.fromEntries(kept))}${source.slice(end)}`;
}

module.exports.lightRegistry = lightRegistry;
module.exports.lightConfig = lightConfig;
