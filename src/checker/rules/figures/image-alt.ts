import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'Every image has a text alternative that says what it shows; a decorative image has `alt=""`.',
  why: 'People who cannot see the image rely on it (WCAG 1.1.1).',
  wrong: '![](./box-model.svg)',
  right: '![Four nested boxes: content, padding, border and margin](./box-model.svg)',
  cases: ['im-no-alt'],
  check: ({nodes, scan}) => [
    ...nodes.images
      .filter(({alt}) => (alt ?? '').trim() === '')
      .map((image): Finding => ({
        at: nodes.spanOf(image).start,
        message: `the image ${image.url} has no text alternative`,
        remedy: 'describe what it shows between the square brackets',
      })),
    ...scan.tags
      .filter(
        ({name, attributes}) =>
          name === 'img' && attributes.every((attribute) => attribute.name !== 'alt'),
      )
      .map(({start, name}): Finding => ({
        at: start,
        message: `<${name}> has no alt`,
        remedy: 'add alt="what it shows", or alt="" if it is decorative',
      })),
  ],
};
