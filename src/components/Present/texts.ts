export const PRESENT_TEXTS = {
  bar: 'Presentation',
  previous: 'Previous',
  next: 'Next',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  leave: 'Leave',
} as const;
