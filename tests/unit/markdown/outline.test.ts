import {readOutlines, readTexts} from '../../../src/markdown/outline';
import {readPortal} from '../../../src/sources/registry';
import {writeTree} from '../../helpers/writeTree';

function read(lines: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const root = writeTree({
    'modules/css/index.md': `---\ntitle: CSS\n---\n${lines.join('\n')}\n`,
    ...files,
  });
  const portal = readPortal(root);
  const [, outline] = readOutlines(portal, portal.pages);
  const [, texts] = readTexts(portal, portal.pages);
  return {outline: outline!, texts: texts!};
}

function headings(...lines: readonly string[]) {
  const {outline, texts} = read(lines);
  const short = ({sections}: typeof outline) =>
    sections.slice(1).map(({slug, level}) => [slug, level]);
  expect(short(texts)).toEqual(short(outline));
  return short(outline);
}

describe('the outline of a page', () => {
  it('has its name and its headings of levels 2 and 3, with texts where they are asked for', () => {
    const {outline, texts} = read([
      'Begin with `display`.',
      '## Gap',
      '- one',
      '- **t**wo',
      '',
      ':::tip[Title]',
      '',
      'Inside a box.',
      '',
      ':::',
      '',
      '### Rows & `<picture>` <Badge text="new" />',
      '```css run',
      '## gap: 1rem;',
      '```',
      '## Gap',
      '#### Small',
    ]);
    expect(texts).toEqual({
      path: '/modules/css/',
      title: 'CSS',
      sections: [
        {title: 'CSS', slug: '', level: 1, text: 'Begin with display.'},
        {title: 'Gap', slug: 'gap', level: 2, text: 'one two Title Inside a box.'},
        {title: 'Rows & <picture>', slug: 'rows-picture', level: 3, text: '## gap: 1rem;'},
        {title: 'Gap', slug: 'gap-1', level: 2, text: 'Small'},
      ],
    });
    expect(outline.sections.map(({title, slug}) => [title, slug])).toEqual(
      texts.sections.map(({title, slug}) => [title, slug]),
    );
  });

  it.each([
    ['in a list', '- ## A', [['a', 2]]],
    ['in a quotation', '> ### A', [['a', 3]]],
    ['inside an element', '<Step>\n\n    ## A\n\n</Step>', [['a', 2]]],
    ['that is underlined', 'A\n---', [['a', 2]]],
    ['that is a comment', '{/*\n## A\n*/}', []],
    ['with an id of its own', '## A long title {/* #short */}', [['short', 2]]],
    ['in code within a list', '- x\n\n  ```\n  ## A\n  ```\n\n## B', [['b', 2]]],
    ['of a summary', 'Text.\n\n<Summary>\n\n- a\n\n</Summary>', [['summary', 2]]],
    ['before a summary', '## In short\n\n<Summary>\n\n- a\n\n</Summary>', [['in-short', 2]]],
    [
      'of two parts',
      '## A\n\nb\n\n<GoingFurther>\n\n## C\n\n</GoingFurther>',
      [
        ['a', 2],
        ['going-further', 2],
        ['c', 2],
      ],
    ],
    ['of a table', '| a |\n| --- |\n| ## b |', []],
  ])('knows a heading %s', (_, text, expected) => {
    expect(headings(text)).toEqual(expected);
  });

  it('has the headings of a part of the page in its place', () => {
    const {outline} = read(
      ["import Rules from './_rules.md'", '', '## A', '', '<Rules />', '', '## C'],
      {
        'modules/css/_rules.md': '---\ntitle: Rules\n---\n## B\n',
      },
    );
    expect(outline.sections.map(({slug}) => slug)).toEqual(['', 'a', 'b', 'c']);
  });

  it('has only a name where a page cannot be read while it is written', () => {
    expect(read(['## A', '<Step>']).texts.sections).toEqual([
      {title: 'CSS', slug: '', level: 1, text: ''},
    ]);
  });
});
