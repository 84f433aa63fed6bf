import {HTML_ELEMENTS} from '../../../data/htmlElements';
import {PLAIN_ELEMENTS, WIDGETS} from '../../../data/widgets';
import {nearest} from '../../../lib/nearest';
import type {LessonRule} from '../../rule';

/** Elements that have their own rule. */
const ELSEWHERE = new Set(['', 'img', 'iframe', 'embed', 'object', 'frame', 'script', 'style']);
const OLD_WIDGETS: Readonly<Record<string, string>> = {
  Youtube: 'YouTube',
  Scrimba: 'Screencast',
  LinkedIn: 'PosterCard',
  Lynda: 'PosterCard',
  CodePen: 'Pen',
  Tabs: 'CodeGroup',
  TabItem: 'CodeGroupItem',
};

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A tag is a widget from docs/widgets.md, or one of the allowed HTML elements.',
  why: 'An unknown component stops the build with a message that names no file. Elements that have a Markdown form, such as headings and tables, are not checked when they are written as tags.',
  wrong: '<Youtube id="dQw4w9WgXcQ" />',
  right: '<YouTube id="dQw4w9WgXcQ" title="Flexbox in five minutes" />',
  cases: ['mx-unknown-comp', 'mx-vuepress-codegroup', 'mx-tabs-bad'],
  *check({scan, text}) {
    const imported = new Set(
      scan.statements.flatMap(({start, end}) =>
        [...text.slice(start, end).matchAll(/import\s+(\w+)/g)].map(({1: name}) => name!),
      ),
    );
    const known = [...Object.keys(WIDGETS), ...PLAIN_ELEMENTS, ...imported];
    const broken = new Set(scan.faults.map(({start}) => start));
    for (const {name, kind, start} of scan.tags) {
      if (kind === 'close' || broken.has(start) || ELSEWHERE.has(name) || known.includes(name)) {
        continue;
      }
      const like =
        OLD_WIDGETS[name] ??
        nearest(name, /^[A-Z]/.test(name) || name.includes('-') ? Object.keys(WIDGETS) : known);
      yield HTML_ELEMENTS.has(name)
        ? {
            at: start,
            message: `<${name}> is not allowed in a page`,
            remedy: `write it in Markdown, or in backticks: \`<${name}>\``,
          }
        : {
            at: start,
            message: `there is no widget called <${name}>`,
            remedy:
              like === undefined
                ? `widgets are ${Object.keys(WIDGETS).join(', ')}`
                : `did you mean <${like}>?`,
          };
    }
  },
};
