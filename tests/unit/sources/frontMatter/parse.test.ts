import {parseFrontMatter} from '../../../../src/sources/frontMatter/parse';
import {FRONT_MATTER_FIELDS} from '../../../../src/sources/frontMatter/fields';

function parse(text: string) {
  return parseFrontMatter({path: 'modules/css/a.md', text});
}

function problems(yaml: string): readonly string[] {
  return parse(`---\n${yaml}\n---\n`).problems.map(
    ({line, message, remedy}) => `${line} ${message} (${remedy})`,
  );
}

describe('parseFrontMatter', () => {
  it('splits a page and counts the lines above its content', () => {
    const {frontMatter, content, linesBefore} = parse('---\ntitle: Gap\norder: 2\n---\n\n## One\n');
    expect(frontMatter).toEqual({title: 'Gap', order: 2});
    expect(content).toBe('\n## One\n');
    expect(linesBefore).toBe(4);
  });

  it('reads Windows line endings and a byte order mark', () => {
    const {frontMatter, content, linesBefore} = parse('\uFEFF---\r\ntitle: Gap\r\n---\r\nText\r\n');
    expect(frontMatter.title).toBe('Gap');
    expect(content).toBe('Text\r\n');
    expect(linesBefore).toBe(3);
  });

  it('takes a page without front matter as it is', () => {
    expect(parse('# Lists\n')).toMatchObject({
      frontMatter: {},
      content: '# Lists\n',
      linesBefore: 0,
      problems: [],
    });
  });

  it('accepts front matter that is empty', () => {
    expect(parse('---\n---\nText')).toMatchObject({frontMatter: {}, content: 'Text', problems: []});
  });

  it('reports front matter that starts late', () => {
    expect(parse('\n---\ntitle: Gap\n---\n').problems).toMatchObject([
      {line: 1, message: 'the front matter does not start on line 1'},
    ]);
  });

  it('reports front matter that is never closed', () => {
    expect(parse('---\ntitle: Gap\n').problems).toMatchObject([
      {line: 1, remedy: 'add a line with --- after its last key'},
    ]);
  });

  it('leaves a rule further down alone', () => {
    const {content} = parse('---\ntitle: Gap\n---\nOne\n\n---\n\nTwo\n');
    expect(content).toBe('One\n\n---\n\nTwo\n');
  });

  it.each([
    ['checked: {on: 2026-11-23, with: Laravel Herd 1.24}', []],
    [
      'checked: {on: 2026-02-30, with: Node.js 26.1}',
      ['2 `checked.on` reads "2026-02-30" (write a day such as 2026-11-23)'],
    ],
    ['checked:\n  on: 2026-11-23', ['2 `checked.with` is required (add `with:`)']],
    [
      'checked: {on: 2026-11-23, with: Herd, version: 1.24}',
      ['2 there is no key `checked.version` (remove it; known keys are on, with)'],
    ],
    [
      'checked: 2026-11-23',
      [
        '2 `checked` reads "2026-11-23", which has no keys (write the keys that docs/front-matter.md lists for `checked`)',
      ],
    ],
    [
      'checked: {on: 2026-11-23, with: 24}',
      [`2 \`checked.with\` reads 24, which is not text (put it in quotation marks: with: '24')`],
    ],
  ])('reads when a set-up page was checked: %p', (yaml, expected) => {
    expect(problems(yaml)).toEqual(expected);
  });

  it('suggests the nearest key for one that it does not know', () => {
    expect(problems('titel: Gap')).toEqual(['2 there is no key `titel` (did you mean `title`?)']);
  });

  it('suggests nested keys too', () => {
    expect(problems('actions:\n  - txt: Go\n    text: Go\n    link: ./a.md')).toEqual([
      '3 there is no key `actions.0.txt` (did you mean `text`?)',
    ]);
  });

  it('reports every mistake in one pass, each with its line', () => {
    expect(
      problems('order: first\nlayout: Home\noutcomes: []')
        .map((line) => line[0])
        .sort(),
    ).toEqual(['2', '3', '4']);
  });

  it('reports broken YAML with its line, and the mistakes in the other lines too', () => {
    expect(problems('title: Gap\ndescription: one: two\nordr: 1')).toEqual([
      expect.stringMatching(/^3 .*\(put a value that contains ": " in quotation marks\)$/),
      expect.stringMatching(/^4 there is no key `ordr`/),
    ]);
  });

  it.each([
    ['prev: false', {prev: false}],
    ['next: ./a.md', {next: './a.md'}],
    ['next:\n  text: A\n  link: ./a.md', {next: {text: 'A', link: './a.md'}}],
    ['sidebar: none', {sidebar: 'none'}],
    ['sidebar: false', {sidebar: false}],
    ['sidebar:\n  - ./a.md\n  - text: B', {sidebar: ['./a.md', {text: 'B'}]}],
    ['heroText: null', {heroText: null}],
    ['sidebarDepth: 0', {sidebarDepth: 0}],
    ['tags: [week5]\norder: 2\ndraft: true', {tags: ['week5'], order: 2, draft: true}],
  ])('accepts %j', (yaml, frontMatter) => {
    const parsed = parse(`---\n${yaml}\n---\n`);
    expect(parsed.problems).toEqual([]);
    expect(parsed.frontMatter).toEqual(frontMatter);
  });

  it.each([
    'prev: true',
    'sidebarDepth: 3',
    'description: Add with `+`',
    'head:\n  - [script, {src: a}]',
    'home: yes please',
  ])('refuses %j', (yaml) => {
    expect(problems(yaml)).toHaveLength(1);
  });

  it('knows every field that the specification names', () => {
    const names = FRONT_MATTER_FIELDS.map(({name}) => name);
    const specified =
      'layout home sidebar sidebarDepth prev next title editLink editLinkPattern lastUpdated contributors heroImage heroImageDark heroAlt heroHeight heroText tagline actions features footer footerHtml description head navbar pageClass tags order draft';
    expect(names).toEqual(expect.arrayContaining(specified.split(' ')));
  });

  it('tells the line of a key, or of the nearest parent that exists', () => {
    const {placeOf} = parse('---\ntitle: Gap\nrequires:\n  - ./a.md\n  - ./b.md\n---\n');
    expect(placeOf(['requires', 1])).toEqual({line: 5, column: 5});
    expect(placeOf(['requires', 7])).toEqual({line: 3, column: 1});
    expect(placeOf(['nothing'])).toEqual({line: 2, column: 1});
  });
});
