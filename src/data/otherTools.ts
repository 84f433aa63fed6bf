/**
 * Front-matter keys that authors know from Docusaurus, VuePress and other tools, with advice on what to do
 * instead.
 */
export const OTHER_KEYS: Readonly<Record<string, string>> = {
  slug: 'remove it; the URL follows from the folder and the file name; for an additional one use aliases',
  permalink:
    'remove it; the URL follows from the folder and the file name; for an additional one use aliases',
  id: 'remove it; a page is identified by its file',
  sidebar_position: 'write order',
  sidebar_label: 'remove it; the sidebar shows the title',
  position: 'write order',
  weight: 'write order',
  pagination_prev: 'write prev, with the path of a page',
  pagination_next: 'write next, with the path of a page',
  displayed_sidebar: 'write sidebar',
  toc_min_heading_level: 'write sidebarDepth (0, 1 or 2)',
  toc_max_heading_level: 'write sidebarDepth (0, 1 or 2)',
  hide_table_of_contents: 'write sidebarDepth: 0',
  hide_title: 'remove it',
  last_update: 'remove it; the date comes from Git',
  date: 'remove it; the date comes from Git',
  author: 'remove it; contributors come from Git',
  authors: 'remove it; contributors come from Git',
  image: 'remove it; put images in the text',
  keywords: 'write tags, or remove it; the search reads the text',
  category: 'remove it; the folder is the category',
  custom_edit_url: 'write editLinkPattern',
  lang: 'remove it',
  meta: 'write head',
  redirect_from: 'write aliases',
};
