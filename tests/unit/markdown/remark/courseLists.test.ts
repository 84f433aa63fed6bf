import {cpSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import remarkCourseLists from '../../../../src/markdown/remark/courseLists';
import {SMALL} from '../../../helpers/pages';
import {nodesOf, outline, runRemark} from '../../../helpers/remark';
import {writeTree} from '../../../helpers/writeTree';

function expand(markdown: string, path: string, root = SMALL) {
  return runRemark(remarkCourseLists({root}), markdown, path, root);
}

describe('<Weeks />', () => {
  const tree = expand('Before.\n\n<Weeks />\n\nAfter.', 'courses/mtm6130/content/index.md');
  const weeks = nodesOf(tree, 'mdxJsxFlowElement').filter(({name}) => name === 'Week');

  it('H8: is one block a week, with its outcomes and groups', () => {
    expect(outline(weeks[0]!)).toEqual({
      '<Week id=week-1 title=Start>': [
        {h2: 'Week 1'},
        [['Name the parts of a page']],
        {
          '<WeekGroup title=Topics>': [
            {
              '<PageLinks>': [
                [
                  [{'→ /modules/html/html-lists.html': 'Lists'}],
                  [[{'→ /modules/css/': 'CSS'}, ' ', {'<Badge type=tip text=New>': []}]],
                ],
              ],
            },
          ],
        },
        {
          '<WeekGroup title=Labs>': [
            {'<PageLinks>': [[[[{'→ /mtm6130/labs/first.html': 'First Lab'}, ' due Friday']]]]},
            {'<WeekNote>': ['Work period']},
          ],
        },
        {
          '<p className=no-print data-search-skip=>': [
            {'→ /print/?week=mtm6130/week-1': 'Print this week'},
          ],
        },
      ],
    });
  });

  it('leads to the print view of the course, and of the weeks that have pages', () => {
    const links = JSON.stringify(outline(tree)).match(/\/print\/[^"]+/g);
    expect(links).toEqual([
      '/print/?week=mtm6130/week-1',
      '/print/?week=mtm6130/week-2',
      '/print/?course=mtm6130',
    ]);
  });

  it('H11: keeps week numbers that skip, and a week without pages', () => {
    expect(weeks.map((week) => outline(week.children[0]!))).toEqual([
      {h2: 'Week 1'},
      {h2: 'Week 2'},
      {h2: 'Week 4'},
    ]);
    expect(weeks[2]!.children).toHaveLength(1);
  });

  it('H11: says of a week whose pages are all unwritten that they are to come', () => {
    const root = writeTree({});
    cpSync(SMALL, root, {recursive: true});
    rmSync(join(root, 'modules/css/css-grid'), {recursive: true});
    const ahead = expand('<Weeks />', 'courses/mtm6201/content/index.md', root);
    expect(outline(ahead)).toEqual([
      {
        '<Week id=week-1 title=Grid>': [
          {h2: 'Week 1'},
          {'<WeekNote>': ['The pages for this part of the course are not published yet.']},
        ],
      },
    ]);
  });

  it('H12: gives weeks real headings with stable ids', () => {
    expect(nodesOf(tree, 'heading').map(({data}) => data)).toMatchObject([
      {hProperties: {id: 'week-1'}},
      {hProperties: {id: 'week-2'}},
      {hProperties: {id: 'week-4'}},
    ]);
  });

  it('H8: links to other sites as written, with their badge', () => {
    expect(JSON.stringify(outline(weeks[1]!))).toContain(
      '{"→ https://developer.mozilla.org":"MDN"}," ",{"<Badge type=tip text=MDN>":[]}',
    );
  });

  it('does not repeat a title that is the label', () => {
    expect(weeks[1]!.attributes.map((attribute) => 'name' in attribute && attribute.name)).toEqual([
      'id',
    ]);
  });

  it('leaves the text around it alone', () => {
    expect(outline(tree.children[0]!)).toBe('Before.');
    expect(outline(tree.children.at(-1)!)).toBe('After.');
  });

  it('outside a course says so', () => {
    expect(() => expand('<Weeks />', 'modules/css/index.md')).toThrow(
      /^\nmodules\/css\/index\.md:1:1 {2}course {2}there is a list from course\.yml .*has no valid course\.yml/,
    );
  });
});

describe('<Recordings />', () => {
  it('says so when there are none', () => {
    const tree = expand('<Recordings />', 'courses/mtm6130/recordings/index.md');
    expect(outline(tree)).toEqual([{'<EmptyState>': ['No recordings yet for this course.']}]);
  });

  it('lists them with week and length', () => {
    const tree = expand('<Recordings />', 'courses/mtm6201/recordings/index.md');
    expect(outline(tree)).toEqual([
      [
        [[{'→ https://example.org/grid': 'Grid in an hour'}, ', Week 1', ', 60 minutes']],
        [{'→ https://example.org/questions': 'Questions'}],
      ],
    ]);
  });
});

describe('<Pages />', () => {
  it('lists the pages of the section in reading order, not those of sections in it', () => {
    const links = nodesOf(expand('<Pages />', 'modules/css/index.md'), 'link');
    expect(links.map(({url}) => url)).toEqual(['/modules/css/css-grid/', '/modules/css/next.html']);
  });

  it('gives each page its description', () => {
    const tree = expand('<Pages />', 'modules/css/css-grid/index.md');
    expect(JSON.stringify(outline(tree))).toContain(
      '{"→ /modules/css/css-grid/grid-gap.html":"Grid Gap"}," Space between tracks."',
    );
  });
});

describe('<Modules />', () => {
  const tree = expand('<Modules />', 'modules/index.md');
  const groups = nodesOf(tree, 'mdxJsxFlowElement').filter(({name}) => name === 'ModuleGroup');

  it('H4, H5: is one group a topic, by title without regard to case', () => {
    expect(groups.map((group) => Object.keys(outline(group) as object)[0])).toEqual([
      '<ModuleGroup title=CSS link=/modules/css/>',
      '<ModuleGroup title=HTML link=/modules/html/>',
    ]);
  });

  it('H6, H7: links to every page of the topic, also those that end in .html, in reading order', () => {
    const urls = nodesOf(tree, 'link').map(({url}) => url);
    expect(urls).toEqual([
      '/modules/css/css-grid/',
      '/modules/css/css-grid/grid-gap.html',
      '/modules/css/next.html',
      '/modules/html/html-lists.html',
    ]);
  });

  it('has the pages of a section below it, with descriptions of sections and reading times', () => {
    const [css] = groups.map((group) => JSON.stringify(outline(group)));
    expect(css).toMatch(/css-grid\/.*<small>.*min.*grid-gap/);
    const within = (node: object) => ({type: 'root', children: [node]}) as Root;
    const lists = nodesOf(within(groups[0]!), 'list');
    expect(lists.map((list) => nodesOf(within(list), 'link').map(({url}) => url))).toEqual([
      ['/modules/css/css-grid/', '/modules/css/css-grid/grid-gap.html', '/modules/css/next.html'],
      ['/modules/css/css-grid/grid-gap.html'],
    ]);
  });

  it('begins with a field to narrow the list', () => {
    expect(outline(tree.children[0]!)).toEqual({'<ModuleFilter>': []});
  });

  it('A4, A5: leaves out drafts and pages that are in no list', () => {
    const text = JSON.stringify(outline(tree));
    expect(text).not.toMatch(/Old Things|Sketch|Secret/);
  });

  it('H7: gives every group a heading of its own', () => {
    expect(nodesOf(tree, 'heading').map(outline)).toEqual([{h2: 'CSS'}, {h2: 'HTML'}]);
  });
});
