import {splitLines} from '../../../../src/text/lines';
import {findYamlTraps} from '../../../../src/sources/yaml/traps';

function traps(yaml: string): readonly string[] {
  const lines = splitLines(yaml);
  return findYamlTraps({start: 0, end: yaml.length}, lines).findings.map(
    ({at, remedy}) => `${lines.at(at as number).line}:${lines.at(at as number).column} ${remedy}`,
  );
}

describe('findYamlTraps', () => {
  it.each([
    ['title: CSS: grid', ["1:8 write 'CSS: grid'"]],
    ["title: It's CSS: grid", ['1:8 write "It\'s CSS: grid"']],
    ['title: @media', ["1:8 write '@media'"]],
    ['title: `ul` lists', ["1:8 write '`ul` lists'"]],
    ['title: C # basics', ["1:8 write 'C # basics'"]],
    ['title: "One', ['1:8 write "One"']],
    ['outcomes:\n  - Use flex: the short form', ["2:5 write 'Use flex: the short form'"]],
    ['outcomes:\n\t- One', ['2:1 indent it with spaces']],
    ['order: 1\norder: 2', ['2:1 keep one of the two']],
  ])('%j: %j', (yaml, expected) => {
    expect(traps(yaml)).toEqual(expected);
  });

  it.each([
    'title: CSS grid',
    'title: "CSS: grid"',
    "title: 'It''s: fine' # a comment",
    'tags: [a, b]',
    'next: {text: One, link: ./a.md}',
    'description: >\n  Two: lines\n  # of text',
    'actions:\n  - text: Get Started\n    link: ./a.md',
    'link: https://example.com/#part',
    '# a comment: with a colon',
    'outcomes:',
  ])('lets %j be', (yaml) => {
    expect(traps(yaml)).toEqual([]);
  });
});
