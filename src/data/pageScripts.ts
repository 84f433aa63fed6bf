/**
 * File in `.docusaurus/` with the scripts that each page requests once the main script runs. The build writes it
 * (src/patches/routeSlices) and the finish step reads it, to have them requested beside the main script.
 */
export const PAGE_SCRIPTS_FILE = 'page-scripts.json';

/** By the page's address, the paths of its scripts in the build. */
export type PageScripts = Readonly<Record<string, readonly string[]>>;
