import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  name: 'front-matter-yaml',
  scope: 'lesson',
  severity: 'error',
  wants:
    'A value with signs that YAML uses itself stands in quotation marks; lines are indented by spaces.',
  why: 'YAML takes “: ” for a key, “ #” for a comment and `@` or a backtick for a mistake. Some of these stop the build, others lose text without a word.',
  wrong: '---\ntitle: CSS: grid\ndescription: @media asks about the screen.\n---',
  right: "---\ntitle: 'CSS: grid'\ndescription: '@media asks about the screen.'\n---",
  cases: ['fm-invalid-yaml', 'fm-tab-indent', 'fm-dup-key', 'fm-colon', 'fm-at'],
  check: ({yamlTraps}) => yamlTraps.findings,
};
