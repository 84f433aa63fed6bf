// Replaces the list of all plugins' versions, which is only in the browser's data for Docusaurus' debug pages.
export default {pluginVersions: {}};
