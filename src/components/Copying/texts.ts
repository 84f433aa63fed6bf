/** What readers are told after they have copied something. */
export const COPY_TEXTS = {
  link: 'Link copied',
  noLink: 'Not copied: take the link from the address bar',
  markdown: 'Lesson copied as Markdown',
  noMarkdown: 'Not copied: the browser or the connection refused',
} as const;
