/** What readers see of the tools at the end of a lesson, and of a presentation. */
export const TOOL_TEXTS = {
  list: 'Use this lesson',
  print: 'Print this lesson',
  present: 'Present',
  copy: 'Copy as Markdown',
  copied: 'Copied as Markdown',
  notCopied: 'It could not be copied',
  report: 'Report a problem with this page',
} as const;

export const PRESENT_TEXTS = {
  bar: 'Presentation',
  previous: 'Previous',
  next: 'Next',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  leave: 'Leave',
} as const;

export const LINK_TEXTS = {
  copied: 'Link copied',
  notCopied: 'The link is in the address bar',
} as const;
