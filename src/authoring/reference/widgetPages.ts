import {BOXES, FENCE_WORDS} from '../../data/authorReference';
import {WIDGETS, type Widget, type WidgetProp} from '../../data/widgets';

const FROM = 'src/data/widgets.ts and src/data/authorReference.ts';

/** docs/widgets.md: every box, fence option and widget with an example. */
export function widgetsPage(): string {
  return [
    '# Boxes, fences and widgets',
    '',
    `<!-- Written by \`npm run docs\` from ${FROM}; change those files. -->`,
    '',
    'What a lesson can contain besides Markdown. `npm start`, then http://localhost:3000/modules/authors/ shows every box',
    'and widget as readers see it, and http://localhost:3000/modules/gallery/ every kind of block that runs.',
    '',
    '## Boxes',
    '',
    'Leave a blank line after the opening line and before the closing one. A box around another box has one more colon,',
    'at both ends.',
    '',
    ...Object.entries(BOXES).flatMap(([name, {meaning, example}]) => [
      `### \`:::${name}\``,
      '',
      meaning,
      '',
      ...code(example),
      '',
    ]),
    '## Fences',
    '',
    'Words on the opening line of a code block, after the language. What each language does with them:',
    '[writing-lessons.md](writing-lessons.md).',
    '',
    '| Written | Meaning |',
    '| --- | --- |',
    ...Object.values(FENCE_WORDS).map(({written, meaning}) => `| \`${written}\` | ${meaning} |`),
    '',
    '## Widgets',
    '',
    'A widget that contains paragraphs, lists or code has blank lines around its content. One within a sentence stays on its line.',
    '',
    ...Object.entries(WIDGETS).flatMap(([name, widget]) => widgetSection(name, widget)),
  ].join('\n');
}

function widgetSection(name: string, {meaning, props, example}: Widget): readonly string[] {
  const rows = Object.entries(props);
  return [
    `### \`<${name}>\``,
    '',
    meaning,
    '',
    ...(rows.length === 0
      ? []
      : [
          '| Prop | Value | Meaning |',
          '| --- | --- | --- |',
          ...rows.map(
            ([prop, declared]) => `| \`${prop}\` | ${valueOf(declared)} | ${declared.meaning} |`,
          ),
          '',
        ]),
    ...code(example),
    '',
  ];
}

const KINDS: Readonly<Record<WidgetProp['kind'], string>> = {
  text: 'text',
  markup: 'text with links',
  number: 'number, as `{40}`',
  flag: 'alone',
  file: 'file beside the page',
  asset: 'file beside the page, or path from `static/`',
  folder: 'folder beside the page',
  address: 'address',
  id: 'id',
  feature: 'id of a feature',
};

function valueOf({kind, values, required, neededFor, staticFolder}: WidgetProp): string {
  const plain = staticFolder === undefined ? KINDS[kind] : 'name of a file';
  const value = values === undefined ? plain : values.map((word) => `\`${word}\``).join(', ');
  if (required === true) {
    return `${value}; required`;
  }
  return neededFor === undefined ? value : `${value}; required for \`${neededFor.value}\``;
}

function code(example: string): readonly string[] {
  return ['````md', example, '````'];
}

/** Lists that make sense only on one kind of page, each with the address of such a page. */
export const SEEN_ON: Readonly<Record<string, string>> = {
  Pages: '/modules/css/',
  Modules: '/modules/',
  Glossary: '/modules/glossary.html',
  Courses: '/',
  Weeks: '/mtm6130/content/',
  CourseFront: '/mtm6130/',
  Recordings: '/mtm6130/recordings/',
};
/** Widgets that can only be inside another one, and are in its example. */
export const INSIDE: Readonly<Record<string, string>> = {
  Hint: 'Task',
  Explain: 'Task',
  CodeGroupItem: 'CodeGroup',
};

/** modules/_authors/index.md: the same examples as readers see them; shown by `npm start` only. */
export function livePage(): string {
  const live = Object.entries(WIDGETS).filter(([name]) => !(name in SEEN_ON || name in INSIDE));
  return [
    '---',
    'title: Boxes and widgets',
    'description: Every box and widget that a lesson can contain, as readers see it. Shown in development only.',
    'order: 998',
    '---',
    '',
    `{/* Written by npm run docs from ${FROM}; change those files. */}`,
    '',
    '`docs/widgets.md` says what to type for each.',
    '',
    '## Boxes',
    '',
    ...Object.entries(BOXES).flatMap(([name, {example}]) => [`### Box ${name}`, '', example, '']),
    '## Widgets',
    '',
    ...live.flatMap(([name, {example}]) => [`### Widget ${name}`, '', example, '']),
    '## Lists',
    '',
    'The content of these comes from the page that they are on:',
    '',
    ...Object.entries(SEEN_ON).map(([name, address]) => `- \`<${name} />\` on \`${address}\``),
    '',
  ].join('\n');
}
