import {WIDGETS} from '../../../data/widgets';
import type {LessonRule} from '../../rule';

/** Those of widgets are checked with the other props. */
const isWidget = (tag: string | undefined): boolean =>
  tag !== undefined && Object.hasOwn(WIDGETS, tag);

export const rule: LessonRule = {
  name: 'image-remote',
  scope: 'lesson',
  severity: 'error',
  wants: 'Pictures lie beside the lesson.',
  why: 'The security policy blocks pictures of other sites, and they vanish when that site changes.',
  wrong: '![A film reel](http://example.com/reel.png)',
  right: '![A film reel](./reel.png)',
  cases: ['im-remote'],
  check: (lesson) =>
    lesson.facts.links
      .filter(
        ({kind, url, tag}) => kind === 'image' && !isWidget(tag) && /^(?:https?:)?\/\//i.test(url),
      )
      .map(({line, column, url}) => ({
        at: {line, column},
        message: `the picture ${url} is on another site`,
        remedy: 'download it (mind its licence) and put it beside the lesson',
      })),
};
