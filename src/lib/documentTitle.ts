/**
 * Title of the document: the page's title followed by the area's, or only the area's if the page has none.
 */
export function formatTitle(pageTitle: string | undefined, areaTitle: string): string {
  const page = pageTitle?.trim();
  return page === undefined || page === '' || page === areaTitle
    ? areaTitle
    : `${page} | ${areaTitle}`;
}

/** Title of a course's home page. It represents the course, so its content page keeps the course's name. */
export function courseTitle(code: string, pageTitle: string, siteTitle: string): string {
  return formatTitle(`${code} ${pageTitle}`, siteTitle);
}

/** The title of an area: its course code, or undefined outside the courses. */
export function areaTitleOf(pluginId: string): string | undefined {
  return /^[a-z]{3}\d{4}$/.test(pluginId) ? pluginId.toUpperCase() : undefined;
}
