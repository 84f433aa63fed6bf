import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Pages from other sites are embedded with a widget, never with `<iframe>`.',
  why: 'The widgets give the frame a title, a fixed size and a plain link beside it, and use only hosts that the security policy allows.',
  wrong: '<iframe src="https://www.youtube.com/embed/abc"></iframe>',
  right: '<YouTube id="abc" />',
  cases: ['mx-iframe'],
  check: ({scan}) =>
    scan.tags
      .filter(
        ({name, kind}) => ['iframe', 'embed', 'object', 'frame'].includes(name) && kind !== 'close',
      )
      .map(({start, name}) => ({
        at: start,
        message: `<${name}> is not allowed in a page`,
        remedy: 'use YouTube, Screencast, Video, Challenge or Pen, or a plain link',
      })),
};
