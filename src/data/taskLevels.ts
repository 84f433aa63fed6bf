/** How hard a task is, easiest first, with the word that readers see beside its title. */
export const TASK_LEVEL_LABELS: Readonly<Record<string, string>> = {
  'warm-up': 'Warm-up',
  own: 'On your own',
  challenge: 'Challenge',
};

/** The values of `level` on a task. */
export const TASK_LEVELS: readonly string[] = Object.keys(TASK_LEVEL_LABELS);
