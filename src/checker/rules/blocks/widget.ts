import {WIDGETS, type Widget} from '../../../data/widgets';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';
import type {Tag} from '../../read/scan/types';
import {checkWidgetProps} from '../../../blocks/widgets/props';

function check(tag: Tag, {children}: Widget): readonly Finding[] {
  const {name, attributes, start, kind} = tag;
  return [
    ...(kind === 'open' && children === 'none'
      ? [{at: start, message: `<${name}> takes no content`, remedy: `write <${name} … />`}]
      : []),
    ...(kind === 'self' && children !== 'none'
      ? [{at: start, message: `<${name} /> needs content`, remedy: `write <${name}>…</${name}>`}]
      : []),
    ...checkWidgetProps(name, attributes).map(({attribute, ...fault}): Finding => ({
      at: attribute?.start ?? start,
      ...fault,
    })),
  ];
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A widget has the props that docs/widgets.md lists, each with a value of the right type.',
  why: 'A missing prop stops the build without naming the file. A misspelt prop is ignored, and a wrong value does nothing: a video cannot start at `abc`.',
  wrong: '<YouTube idd="dQw4w9WgXcQ" time="abc" />',
  right: '<YouTube id="dQw4w9WgXcQ" time={42} />',
  cases: ['mx-widget-missing-prop', 'mx-widget-wrong-type'],
  check: ({scan}) =>
    scan.tags.flatMap((tag) => {
      const widget = Object.hasOwn(WIDGETS, tag.name) ? WIDGETS[tag.name] : undefined;
      return widget === undefined || tag.kind === 'close' ? [] : check(tag, widget);
    }),
};
