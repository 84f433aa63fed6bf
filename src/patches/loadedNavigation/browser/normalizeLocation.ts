/**
 * Replaces Docusaurus' module of the same name and returns the location unchanged. Docusaurus would show the
 * page `lists/` at `lists.html` too, on top of the host's 404 page and under the wrong URL; here the 404 page
 * redirects (src/hooks/useAliasRedirect.ts).
 */
export default function normalizeLocation<Location>(location: Location): Location {
  return location;
}
