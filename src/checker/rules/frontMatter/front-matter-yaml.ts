import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'A value with characters that have a meaning in YAML is in quotation marks, and lines are indented with spaces.',
  why: 'YAML reads “: ” as the end of a key, “ #” as a comment, and does not allow a value to start with `@` or a backtick. Some of these stop the build; others lose text without any warning.',
  wrong: '---\ntitle: CSS: grid\ndescription: @media asks about the screen.\n---',
  right: "---\ntitle: 'CSS: grid'\ndescription: '@media asks about the screen.'\n---",
  cases: ['fm-invalid-yaml', 'fm-tab-indent', 'fm-dup-key', 'fm-colon', 'fm-at'],
  check: ({yamlTraps}) => yamlTraps.findings,
};
