import {inlineSvg} from '../../../src/lessons/svg';

const svg = (content: string) => `<svg viewBox="0 0 1 1">${content}</svg>`;

describe('inlineSvg', () => {
  it.each([
    ['a script', '<script>x</script>'],
    ['an event handler', '<path onclick="x"/>'],
    ['a foreignObject', '<foreignObject/>'],
    ['a style element', '<style>p{}</style>'],
    ['an id', '<path id="a"/>'],
    ['a link or picture', '<image href="https://example.org/a.png"/>'],
    ['a link or picture', '<a href="javascript:x"><path/></a>'],
  ])('refuses %s', (what, content) => {
    expect(() => inlineSvg(svg(content), 'alt', 'a.svg')).toThrow(`a.svg holds ${what}`);
  });

  it('refuses a drawing without a viewBox, which could not be scaled', () => {
    expect(() => inlineSvg('<svg width="1"/>', 'alt', 'a.svg')).toThrow('no SVG with a viewBox');
  });

  it('keeps the spaces between words of a text', () => {
    expect(
      inlineSvg(svg('<text><tspan>a</tspan> <tspan>b</tspan></text>'), 'alt', 'a.svg'),
    ).toContain('</tspan> <tspan>');
  });
});
