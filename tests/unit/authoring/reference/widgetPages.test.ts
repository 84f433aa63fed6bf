import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BOXES, FENCE_WORDS} from '../../../../src/data/authorReference';
import {CONTAINERS} from '../../../../src/data/containers';
import {WIDGETS} from '../../../../src/data/widgets';
import {loadRules} from '../../../../src/checker/loadRules';
import {parseLesson} from '../../../../src/checker/read/parse';
import {
  INSIDE,
  livePage,
  SEEN_ON,
  widgetsPage,
} from '../../../../src/authoring/reference/widgetPages';
import {IMPORTED_WIDGETS} from '../../../../src/markdown/remark/widgetImports';
import type {LessonRule, Rule} from '../../../../src/checker/rule';

const THEME = readFileSync(join(__dirname, '../../../../src/theme/MDXComponents.tsx'), 'utf8');
const LISTS = readFileSync(
  join(__dirname, '../../../../src/markdown/remark/courseLists.ts'),
  'utf8',
);
const PARTS = readFileSync(
  join(__dirname, '../../../../src/markdown/remark/lessonParts.ts'),
  'utf8',
);
const TERMS = readFileSync(join(__dirname, '../../../../src/markdown/remark/terms.ts'), 'utf8');
const rules = loadRules().filter(
  (rule): rule is Extract<Rule, LessonRule> => rule.scope === 'lesson',
);

function mistakesIn(text: string): readonly string[] {
  const lesson = parseLesson({path: 'courses/_shared/part.md', text: `Text.\n\n${text}\n`});
  return rules.flatMap((rule) =>
    Array.from(rule.check(lesson), ({message}) => `${rule.name} ${message}`),
  );
}

describe('the reference for authors', () => {
  it('has every box and no other', () => {
    expect(Object.keys(BOXES)).toEqual(['tip', 'warning', 'danger', ...CONTAINERS]);
  });

  it.each(Object.entries(BOXES))('shows the box %s without a mistake', (_, {example}) => {
    expect(mistakesIn(example)).toEqual([]);
  });

  it.each(Object.entries(WIDGETS).filter(([name]) => name !== 'CodeGroupItem'))(
    'shows the widget %s without a mistake',
    (_, {example}) => {
      expect(mistakesIn(example)).toEqual([]);
    },
  );

  it.each(Object.keys(WIDGETS))('names a widget that pages can use: %s', (name) => {
    const isRegistered = new RegExp(`^  ${name}[,:]`, 'm').test(THEME) || name in IMPORTED_WIDGETS;
    const isList = new RegExp(`^\\s+${name}: \\(\\)`, 'm').test(LISTS);
    const isPart = new RegExp(`^  ${name}: \\(`, 'm').test(PARTS);
    const isTerm = TERMS.includes(`node.name !== '${name}'`);
    expect(isRegistered || isList || isPart || isTerm).toBe(true);
  });

  it('has every word of a fence, each widget and each box in docs/widgets.md', () => {
    const page = widgetsPage();
    for (const {written} of Object.values(FENCE_WORDS)) {
      expect(page).toContain(`| \`${written}\` |`);
    }
    for (const name of Object.keys(WIDGETS)) {
      expect(page).toContain(`### \`<${name}>\``);
    }
    for (const name of Object.keys(BOXES)) {
      expect(page).toContain(`### \`:::${name}\``);
    }
  });

  it('shows every box and widget on the live page, or says where it can be seen', () => {
    const page = livePage();
    for (const name of Object.keys(BOXES)) {
      expect(page).toContain(`\n:::${name}`);
    }
    for (const name of Object.keys(WIDGETS)) {
      const list = SEEN_ON[name];
      expect(page).toMatch(
        list === undefined
          ? new RegExp(`(?:^|[\\s>])<${name}[\\s/>]`)
          : new RegExp(`^- \`<${name} />\` on \`${list}\`$`, 'm'),
      );
    }
    for (const [inner, outer] of Object.entries(INSIDE)) {
      expect(WIDGETS[outer]?.example).toContain(`<${inner}`);
    }
  });

  it.each(Object.entries(SEEN_ON).filter(([, address]) => address !== '/'))(
    'names a page on which %s stands: %s',
    (name, address) => {
      const file = address.endsWith('.html')
        ? address.replace(/html$/, 'md')
        : `${address}index.md`;
      const source = `${address.startsWith('/modules') ? '' : 'courses'}${file}`;
      const text = readFileSync(join(__dirname, '../../../..', source), 'utf8');
      expect(text).toMatch(new RegExp(`^<${name} />$`, 'm'));
    },
  );

  it('has one heading for each example of the live page', () => {
    const headings = livePage().match(/^### .*/gm) ?? [];
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThan(20);
  });
});
