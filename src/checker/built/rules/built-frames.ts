import {FRAME_HOSTS} from '../../../data/policy';
import type {BuiltRule} from '../rule';

export const rule: BuiltRule = {
  wants: 'A frame has a title, loads lazily, and comes from an allowed host.',
  why: 'The security policy blocks every other host.',
  *check({elements}) {
    for (const {name, attributes, at} of elements) {
      const {src = '', loading, title = ''} = attributes;
      if (name === 'iframe' && title.trim() === '') {
        yield {
          at,
          message: 'the frame has no title',
          remedy: 'add title="…", which says what the frame shows',
        };
      }
      if (name !== 'iframe' || !src.startsWith('http')) {
        continue;
      }
      if (loading !== 'lazy') {
        yield {
          at,
          message: `the frame ${src} is loaded with the page`,
          remedy: 'add loading="lazy"',
        };
      }
      if (!FRAME_HOSTS.some((host) => src.startsWith(`${host}/`))) {
        yield {
          at,
          message: `the host of the frame ${src} is not allowed`,
          remedy: 'use a widget, or add the host to src/data/embeds.ts',
        };
      }
    }
  },
};
