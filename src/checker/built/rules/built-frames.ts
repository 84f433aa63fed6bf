import {FRAME_HOSTS} from '../../../data/policy';
import type {BuiltFinding, BuiltRule} from '../rule';

export const rule: BuiltRule = {
  name: 'built-frames',
  wants: 'A frame has a title, loads late, and shows only a host of the list.',
  why: 'The security policy blocks every other host.',
  check: ({elements}) =>
    elements
      .filter(({name}) => name === 'iframe')
      .flatMap(({attributes: {src = '', loading, title}, at}): readonly BuiltFinding[] => [
        ...((title ?? '').trim() === ''
          ? [{at, message: 'a frame without a title', remedy: 'write title'}]
          : []),
        ...(src.startsWith('http') && loading !== 'lazy'
          ? [{at, message: `the frame ${src} loads at once`, remedy: 'write loading="lazy"'}]
          : []),
        ...(src.startsWith('http') && !FRAME_HOSTS.some((host) => src.startsWith(`${host}/`))
          ? [
              {
                at,
                message: `the host of the frame ${src} is not on the list`,
                remedy: 'use a widget, or add the host to src/data/embeds.ts',
              },
            ]
          : []),
      ]),
};
