import {FRAME_HOSTS} from '../../../data/policy';
import type {BuiltFinding, BuiltRule} from '../rule';

export const rule: BuiltRule = {
  wants: 'A frame has a title, loads lazily, and comes from an allowed host.',
  why: 'The security policy blocks every other host.',
  check: ({elements}) =>
    elements
      .filter(({name}) => name === 'iframe')
      .flatMap(({attributes: {src = '', loading, title}, at}): readonly BuiltFinding[] => [
        ...((title ?? '').trim() === ''
          ? [
              {
                at,
                message: 'the frame has no title',
                remedy: 'add title="…", which says what the frame shows',
              },
            ]
          : []),
        ...(src.startsWith('http') && loading !== 'lazy'
          ? [
              {
                at,
                message: `the frame ${src} is loaded with the page`,
                remedy: 'add loading="lazy"',
              },
            ]
          : []),
        ...(src.startsWith('http') && !FRAME_HOSTS.some((host) => src.startsWith(`${host}/`))
          ? [
              {
                at,
                message: `the host of the frame ${src} is not allowed`,
                remedy: 'use a widget, or add the host to src/data/embeds.ts',
              },
            ]
          : []),
      ]),
};
