// Internal to Docusaurus 3.10.2; takes the place of @docusaurus/utils-common in the browser (src/plugins/trimTheme).
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
