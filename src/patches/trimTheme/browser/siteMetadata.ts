// Replaces the versions of all plugins, which the browser's data contains for Docusaurus' debug pages.
export default {pluginVersions: {}};
