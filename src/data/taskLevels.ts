/** The difficulty levels of tasks, easiest first, with the label that readers see beside the title. */
export const TASK_LEVEL_LABELS: Readonly<Record<string, string>> = {
  'warm-up': 'Warm-up',
  own: 'On your own',
  challenge: 'Challenge',
};

/** The values of `level` on a task. */
export const TASK_LEVELS: readonly string[] = Object.keys(TASK_LEVEL_LABELS);
