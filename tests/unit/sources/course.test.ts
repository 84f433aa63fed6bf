import {parseCourse} from '../../../src/sources/course';

const GOOD = `code: MTM6130
title: Web Development I
description: HTML and CSS.
menu:
  - text: Links
    children:
      - text: Tools
        children:
          - text: CodePen
            link: https://codepen.io
weeks:
  - label: Week 1
    title: Start
    outcomes: [Name the parts of a page]
    groups:
      - title: Topics
        pages:
          - ../../modules/html/index.md
          - page: labs/first.md
            due: Friday
          - text: MDN
            link: https://developer.mozilla.org
            badge: MDN
        notes: [Work period]
recordings: []
`;

function problems(text: string, folder = 'mtm6130') {
  return parseCourse({path: `courses/${folder}/course.yml`, text}, folder).problems.map(
    ({line, message, remedy}) => `${line} ${message} (${remedy})`,
  );
}

describe('parseCourse', () => {
  it('reads menus with sub-headings, weeks with every kind of entry, recordings', () => {
    const {course, problems: found} = parseCourse({path: 'course.yml', text: GOOD}, 'mtm6130');
    expect(found).toEqual([]);
    expect(course?.menu[0]?.children?.[0]?.children?.[0]?.link).toBe('https://codepen.io');
    expect(course?.weeks[0]?.groups?.[0]?.pages).toHaveLength(3);
    expect(course?.recordings).toEqual([]);
  });

  it('gives no course when something is wrong', () => {
    expect(
      parseCourse({path: 'course.yml', text: GOOD.replace('menu:', 'menus:')}, 'mtm6130').course,
    ).toBeUndefined();
  });

  it('gives the lists all the same, without what is wrong in them', () => {
    const text = GOOD.replace('code: MTM6130', 'code: 6130')
      .replace('label: Week 1', 'labels: Week 1')
      .replace('- ../../modules/html/index.md', '- 7');
    const {course, lists, placeOf} = parseCourse({path: 'course.yml', text}, 'mtm6130');
    expect(course).toBeUndefined();
    expect(lists.menu[0]?.text).toBe('Links');
    expect(lists.weeks[0]?.groups?.[0]?.pages).toHaveLength(2);
    const keys = ['weeks', 0, 'groups', 0, 'pages', 0, 'page'];
    expect(placeOf(keys)).toEqual({line: 19, column: 19});
  });

  it.each([
    ['a value in an entry', 'due: Friday', 'due: 12', 'line 20, column 18'],
    ['an entry of no known form', 'due: Friday', 'week: 12', 'line 20, column 13'],
    ['an item of a list', '- ../../modules/html/index.md', '- 7', 'line 18, column 13'],
    ['an unknown key', 'notes: [', 'note: [', 'line 24, column 9'],
    ['a value beside its key', 'title: Start', 'title: 3', 'line 13, column 12'],
    ['the entry that lacks a key', 'label: Week 1', 'labels: Week 1', 'line 12, column 5'],
  ])('gives line and column of %s', (_, right, wrong, place) => {
    const text = GOOD.replace(right, wrong);
    const found = parseCourse({path: 'course.yml', text}, 'mtm6130').problems;
    expect(found.map(({line, column}) => `line ${line}, column ${column}`)).toContain(place);
  });

  it('compares the code with the folder', () => {
    expect(problems(GOOD, 'mtm6201')).toEqual([
      '1 code MTM6130 does not match the folder mtm6201 (write code: MTM6201, or rename the folder)',
    ]);
  });

  it('refuses a code of another form', () => {
    expect(problems(GOOD.replace('MTM6130', 'Web1'), 'web1')).toEqual([
      expect.stringContaining('three capital letters and four digits'),
    ]);
  });

  it('refuses a week whose label stands twice, because labels are ids', () => {
    const twice = GOOD.replace('recordings:', '  - label: Week 1\n    title: Again\nrecordings:');
    expect(problems(twice)).toEqual([expect.stringMatching(/^25 .*duplicate/)]);
  });

  it('refuses a recording whose link is not a URL', () => {
    expect(problems(GOOD.replace('[]\n', '\n  - title: One\n    link: one.mp4\n'))).toHaveLength(1);
  });

  it('reports broken YAML with its line', () => {
    expect(problems(GOOD.replace('title: Web', 'title: "Web'))).toEqual([
      '2 a quotation mark is never closed (write "Web Development I")',
    ]);
  });

  it('reports every value that YAML takes for something else, and what the schema says of the rest', () => {
    const bad = GOOD.replace('Web Development I', 'Web: one')
      .replace('HTML and CSS.', '"HTML and CSS')
      .replace('recordings:', 'recording:');
    expect(problems(bad)).toEqual([
      "2 the value contains “: ”, so it is read as another key (write 'Web: one')",
      '3 a quotation mark is never closed (write "HTML and CSS")',
      '1 `recordings` is required (add `recordings:`)',
      '25 there is no key `recording` (did you mean `recordings`?)',
    ]);
  });

  it.each([
    ['menu:', 'menu: [', '5 a list in [ ] or { } continues on further lines (close the bracket'],
    ['    title: Start', '   title: Start', '13 the line is not indented like the lines'],
  ])('reports one mistake where %j reads %j, not what follows from it', (good, bad, words) => {
    expect(problems(GOOD.replace(good, bad))).toEqual([expect.stringContaining(words)]);
  });

  it('suggests the key that was meant', () => {
    expect(problems(GOOD.replace('description:', 'descripton:'))).toContain(
      '3 there is no key `descripton` (did you mean `description`?)',
    );
  });

  it('names the mistakes in what students make', () => {
    const text = GOOD.replace(
      'menu:',
      `makes:
  - titel: A poster
    text: In one page.
menu:`,
    );
    expect(problems(text).join('\n')).toMatch(/titel/);
    expect(problems(text).join('\n')).toMatch(/title/);
  });
});
