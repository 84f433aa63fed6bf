// Internal to Docusaurus 3.10.2; takes the place of the module of the same name (src/plugins/loadedNavigation).

/**
 * The address as it is. Stock shows the page of `lists/` at `lists.html` too, over the host's 404 page and
 * without its own address; here the 404 page leads to it (src/hooks/useAliasRedirect.ts).
 */
export default function normalizeLocation<Location>(location: Location): Location {
  return location;
}
