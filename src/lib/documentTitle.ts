/** Title of the document: the page’s, then the area’s; only the area’s where a page has none. */
export function formatTitle(pageTitle: string | undefined, areaTitle: string): string {
  const page = pageTitle?.trim();
  return page === undefined || page === '' || page === areaTitle
    ? areaTitle
    : `${page} | ${areaTitle}`;
}

/** Title of a course’s home page: it stands for the course, so its content page keeps the course’s name. */
export function courseTitle(code: string, pageTitle: string, siteTitle: string): string {
  return formatTitle(`${code} ${pageTitle}`, siteTitle);
}

/** What an area is called in titles: its course code; undefined outside the courses. */
export function areaTitleOf(pluginId: string): string | undefined {
  return /^[a-z]{3}\d{4}$/.test(pluginId) ? pluginId.toUpperCase() : undefined;
}
