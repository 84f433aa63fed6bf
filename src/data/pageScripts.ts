/**
 * File in `.docusaurus/` that lists the scripts each page requests once the main script runs. The build
 * writes it (src/patches/routeSlices), and the finish step reads it to request those scripts in parallel with
 * the main script.
 */
export const PAGE_SCRIPTS_FILE = 'page-scripts.json';

/** The paths of a page's scripts in the build, by the page's URL. */
export type PageScripts = Readonly<Record<string, readonly string[]>>;
