/** The document that is shown; a test gives one with `showPage` of tests/helpers/page.ts. */
export const useDoc = jest.fn((): unknown => {
  throw new Error('No page is shown; call showPage of tests/helpers/page.ts first.');
});

/** The area’s list; `null` where there is none. */
export const useDocsSidebar = jest.fn((): unknown => null);
