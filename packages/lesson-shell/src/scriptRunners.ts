/** Commands that run a script; they tell of its mistakes by the name of the script and the line. */
export const SCRIPT_RUNNERS = {bash: 'script:bash', sh: 'script:sh', path: 'script:path'} as const;
