/**
 * Bundler loader for two files that Docusaurus generates and puts into the main script. The chunk registry loses the
 * paths of sources, which only the server's rendering reads, and the site's configuration loses what the browser
 * never reads.
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
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];
/** Parts of the others that only the build or Docusaurus' own theme reads. */
const UNREAD_PARTS = {
  future: ['v4', 'faster', 'experimental_vcs'],
  themeConfig: ['blog', 'prism', 'tableOfContents'],
};

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
  const kept = without(config, BUILD_ONLY);
  for (const [key, parts] of Object.entries(UNREAD_PARTS)) {
    if (key in kept) {
      kept[key] = without(kept[key], parts);
    }
  }
  return `${source.slice(0, start)}${JSON.stringify(kept)}${source.slice(end)}`;
}

function without(object, keys) {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

module.exports.lightRegistry = lightRegistry;
module.exports.lightConfig = lightConfig;
