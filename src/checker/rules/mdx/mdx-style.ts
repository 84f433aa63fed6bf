import type {LessonRule} from '../../rule';

const CAMEL: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
};

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Tags on a page have no `style`, `class` or event handler.',
  why: 'The theme controls how a page looks in both colour modes. `style="…"` as text stops the build, and a handler such as `onclick` is dropped without any warning.',
  wrong: '<p style="color: red" onclick="go()">Careful</p>',
  right: ':::warning[Careful]\n\nThe file is replaced.\n\n:::',
  cases: ['mx-style-string', 'mx-class'],
  *check({scan}) {
    for (const {name, start, end, value} of scan.tags.flatMap(({attributes}) => attributes)) {
      const camel = CAMEL[name];
      if (name === 'style') {
        yield {
          at: start,
          message: 'a page cannot have a style attribute',
          remedy: 'remove it, and use a box such as :::tip, or a fence with preview for an example',
          ...(value?.kind === 'string' && {edits: [{start: start - 1, end, text: ''}]}),
        };
      } else if (/^on[a-z]/i.test(name) || name.startsWith('@')) {
        yield {
          at: start,
          message: `${name} does nothing on a page`,
          remedy: 'remove it, and put code that should run in a fence',
        };
      } else if (camel !== undefined) {
        yield {
          at: start,
          severity: 'warning',
          message: `${name} has to be written ${camel} in MDX`,
          remedy: `write ${camel}, or remove it`,
          edits: [{start, end: start + name.length, text: camel}],
        };
      }
    }
  },
};
