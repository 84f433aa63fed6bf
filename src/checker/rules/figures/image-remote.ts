import {WIDGETS} from '../../../data/widgets';
import type {LessonRule} from '../../rule';

/** Images of widgets are checked with their other props. */
const isWidget = (tag: string | undefined): boolean =>
  tag !== undefined && Object.hasOwn(WIDGETS, tag);

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Images are stored beside the lesson.',
  why: 'The security policy blocks images from other sites, and they would disappear when that site changes.',
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
        message: `the image ${url} is on another site`,
        remedy: 'check its licence, download it and save it beside the lesson',
      })),
};
