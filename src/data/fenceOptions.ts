/** Fence options without a value. */
export const FENCE_FLAGS = [
  'run',
  'fragment',
  'loops',
  'hide',
  'preview',
  'trace',
  'output',
  'start',
  'test',
  'solution',
  'accept',
  'open',
] as const;

/** Fence options with a value. */
export const FENCE_VALUES = [
  'norun',
  'error',
  'reject',
  'id',
  'continue',
  'setup',
  'file',
  'height',
  'highlight',
  'title',
] as const;

export type FenceFlag = (typeof FENCE_FLAGS)[number];
export type FenceValue = (typeof FENCE_VALUES)[number];

/** Parts of a `<Task>`. */
export const TASK_ROLES = ['start', 'test', 'solution', 'accept', 'reject'] as const;

export type TaskRole = (typeof TASK_ROLES)[number];
