import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'Every key in the front matter is listed in docs/front-matter.md and has a value of the right type.',
  why: 'A misspelt key would be ignored without any warning, and a value of the wrong type would stop the build without naming the line.',
  wrong: '---\ntitle: Lists\nordr: four\n---',
  right: '---\ntitle: Lists\norder: 4\n---',
  cases: [
    'fm-invalid-yaml',
    'fm-wrong-type',
    'fm-title-list',
    'fm-bool-title',
    'fm-number-title',
    'fm-date-title',
    'fm-draft-string',
    'fm-tags-string',
    'fm-bad-date',
    'fm-toc-level',
    'fm-unknown-key',
    'fm-displayed-sidebar',
    'fm-pagination-missing',
    'fm-slug-spaces',
    'fm-slug-query',
    'fm-slug-traversal',
    'fm-id-slash',
    'rt-dup-id',
    'al-hash',
    'fm-image-missing',
    'rt-dup-slug',
  ],
  check: ({frontMatter}) =>
    frontMatter.problems
      .filter(({rule: name}) => name === 'front-matter')
      .map(({line, column, message, remedy}) => ({at: {line, column}, message, remedy})),
};
