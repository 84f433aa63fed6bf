import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {withAlias} from '../../../../src/authoring/make/alias';
import {planMove, type MovePlan} from '../../../../src/authoring/make/move';
import {checkContent} from '../../../../src/checker/run/check';
import {writeTree} from '../../../helpers/writeTree';

const COURSE = `code: TST1001
title: A Course
description: A course.
menu:
  - text: Gap
    link: ../../modules/css/grid/gap.md
weeks:
  - label: Week 1
    title: One
    groups:
      - pages:
          - ../../modules/css/grid/gap.md
          - page: ../../modules/css/grid/index.md
            badge: Read
recordings: []
`;

const FILES = {
  'modules/css/grid/index.md':
    '---\ntitle: Grid\nnext: ./gap.md\n---\n\nSee [the gap](./gap.md#rows) and ![own](./shared.svg).\n',
  'modules/css/grid/gap.md':
    '---\ntitle: Gap\n---\n\nSee [grid](./index.md), [flex](../flex.md), ![a](./gap.svg), ![b](shared.svg).\n',
  'modules/css/grid/gap.svg': '<svg/>',
  'modules/css/grid/shared.svg': '<svg/>',
  'modules/css/flex.md':
    '---\ntitle: Flex\nrequires:\n  - ./grid/gap.md\nprev:\n  text: Gap\n  link: /modules/css/grid/gap.html\n---\n\n[Gap](/modules/css/grid/gap.html#rows), `./grid/gap.md`.\n',
  'courses/tst1001/course.yml': COURSE,
  'courses/tst1001/index.md': '---\ntitle: A Course\nhome: true\n---\n',
  'src/data/oldAddresses.json': '{\n  "/old.html": "/modules/css/grid/gap.html#rows"\n}\n',
};

async function plan(
  from: string,
  to: string,
  files: Record<string, string> = FILES,
): Promise<MovePlan> {
  const root = writeTree(files);
  const {portal, facts} = await checkContent(root, {threads: false});
  return planMove(from, to, {
    portal,
    facts,
    read: (path) => readFileSync(join(root, path), 'utf8'),
  });
}

describe('planMove', () => {
  it('keeps the lessons of the list of terms', async () => {
    const list = (lesson: string): string =>
      `terms:\n  - id: gap\n    term: gap\n    definition: Space.\n    lesson: ${lesson}\n  - id: grid\n    term: grid\n    definition: Rows.\n    lesson: modules/css/grid/index.md\n`;
    const {texts} = await plan('modules/css/grid/gap', 'modules/css/grid/gutters', {
      ...FILES,
      'content/terms.yml': list('modules/css/grid/gap.md'),
    });
    expect(texts['content/terms.yml']).toBe(list('modules/css/grid/gutters.md'));
  });

  it('renames a page, and everything that names it follows', async () => {
    const {moves, texts} = await plan('modules/css/grid/gap', 'modules/css/grid/gutters');
    expect([...moves]).toEqual([['modules/css/grid/gap.md', 'modules/css/grid/gutters.md']]);
    expect(texts['modules/css/grid/index.md']).toContain('next: ./gutters.md');
    expect(texts['modules/css/grid/index.md']).toContain('[the gap](./gutters.md#rows)');
    expect(texts['modules/css/flex.md']).toContain('- ./grid/gutters.md');
    expect(texts['modules/css/flex.md']).toContain('link: /modules/css/grid/gutters.html');
    expect(texts['modules/css/flex.md']).toContain(
      '(/modules/css/grid/gutters.html#rows), `./grid/gap.md`',
    );
    expect(texts['courses/tst1001/course.yml']).toBe(
      COURSE.replaceAll('grid/gap.md', 'grid/gutters.md'),
    );
    expect(texts['src/data/oldAddresses.json']).toContain('"/modules/css/grid/gutters.html#rows"');
    expect(texts['modules/css/grid/gutters.md']).toContain(
      'title: Gap\naliases:\n  - /modules/css/grid/gap.html\n---',
    );
  });

  it('takes the pictures of the page alone with it, and mends its own links', async () => {
    const {moves, texts} = await plan('modules/css/grid/gap.md', 'modules/css/gap.md');
    expect(moves.get('modules/css/grid/gap.svg')).toBe('modules/css/gap.svg');
    expect(moves.has('modules/css/grid/shared.svg')).toBe(false);
    expect(texts['modules/css/gap.md']).toContain(
      '[grid](./grid/index.md), [flex](./flex.md), ![a](./gap.svg), ![b](./grid/shared.svg)',
    );
  });

  it('moves the page of a folder with the folder', async () => {
    const {moves, texts} = await plan('modules/css/grid', 'modules/css/css-grid/');
    expect([...moves.values()].sort()).toEqual([
      'modules/css/css-grid/gap.md',
      'modules/css/css-grid/gap.svg',
      'modules/css/css-grid/index.md',
      'modules/css/css-grid/shared.svg',
    ]);
    expect(texts['modules/css/css-grid/index.md']).toContain('- /modules/css/grid/');
    expect(texts['modules/css/css-grid/gap.md']).toContain(
      '[grid](./index.md), [flex](../flex.md)',
    );
    expect(texts['modules/css/flex.md']).toContain('- ./css-grid/gap.md');
  });

  it('gives a draft no alias', async () => {
    const draft = FILES['modules/css/grid/gap.md'].replace('title: Gap', 'title: Gap\ndraft: true');
    const {texts} = await plan('modules/css/grid/gap', 'modules/css/grid/b', {
      ...FILES,
      'modules/css/grid/gap.md': draft,
    });
    expect(texts['modules/css/grid/b.md']).toBeUndefined();
  });

  it.each([
    ['modules/css/grid/gpa', 'modules/css/b', /no page modules\/css\/grid\/gpa; did you mean/],
    ['modules/css/grid/gap.svg', 'modules/css/b', /is not a page; only pages/],
    ['modules/css/grid/gap', 'modules/css/flex', /modules\/css\/flex\.md already exists/],
    ['modules/css/grid/gap', 'modules/css/grid/gap', /is already there/],
    ['modules/css/grid/gap', 'modules/css/Big Gap', /write big-gap/],
    ['modules/css/grid/gap', 'docs/gap', /has to be in modules/],
    ['modules/css/grid/gap', 'courses/tst1009/gap', /no course tst1009/],
    ['modules/css/grid', 'modules/css/grid/inner', /into itself/],
    ['courses/tst1001', 'courses/tst1001/front', /cannot be moved/],
  ])('refuses %s to %s', async (from, to, sentence) => {
    await expect(plan(from, to)).rejects.toThrow(sentence);
  });
});

describe('withAlias', () => {
  it.each([
    ['no list', 'title: A', 'title: A\naliases:\n  - /a.html'],
    ['a list', 'aliases:\n  - /b.html', 'aliases:\n  - /a.html\n  - /b.html'],
    ['a list in one line', 'aliases: [/b.html]', 'aliases: [/a.html, /b.html]'],
    ['an empty list', 'aliases: []', 'aliases: [/a.html]'],
    [
      'the page’s own address',
      'title: A\naliases:\n  - /own.html',
      'title: A\naliases:\n  - /a.html',
    ],
    ['the alias itself', 'aliases:\n  - /a.html', 'aliases:\n  - /a.html'],
  ])('adds to %s', (_, before, after) => {
    const page = (yaml: string): string => `---\n${yaml}\n---\n\nText.\n`;
    expect(withAlias(page(before), '/a.html', '/own.html')).toBe(page(after));
  });
});
