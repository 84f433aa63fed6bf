import {checkFigure, inlineDiagram, inlineSvg} from '../../../src/blocks/svg';

const svg = (content: string) => `<svg viewBox="0 0 1 1">${content}</svg>`;

describe('inlineSvg', () => {
  it.each([
    ['a script', '<script>x</script>'],
    ['an event handler', '<path onclick="x"/>'],
    ['a foreignObject', '<foreignObject/>'],
    ['a style element', '<style>p{}</style>'],
    ['an id', '<path id="a"/>'],
    ['a link or an image', '<image href="https://example.org/a.png"/>'],
    ['a link or an image', '<a href="javascript:x"><path/></a>'],
    ['an event handler', '<rect/onclick=x>'],
    ['an event handler', '<rect ONLOAD = x>'],
    ['a link or an image', '<a href=javascript:x><path/></a>'],
    ['a link or an image', '<use xlink:href=https://example.org/#a />'],
    ['a link or an image', '<image href=//example.org/a.png />'],
    ['a fill that loads something', '<rect fill="url(https://example.org/#a)"/>'],
    ['a style that loads something', '<rect style="mask: u\\72l(//example.org)"/>'],
    ['an animate', '<animate attributeName="href" values="javascript:x"/>'],
    ['a set', '<set attributeName="onmouseover" to="x"/>'],
    ['an iframe', '<iframe src="https://example.org"></iframe>'],
    ['an entity', '<!ENTITY x "y">'],
  ])('refuses %s', (what, content) => {
    expect(() => inlineSvg(svg(content), 'alt', 'a.svg')).toThrow(
      `figure-svg  the drawing contains ${what}`,
    );
  });

  it('names the place of everything that it refuses', () => {
    const source = svg('\n<rect id="a"/>\n<path d="" onclick="x"/>');
    expect(checkFigure(source).map(({at}) => source.slice(Number(at), Number(at) + 7))).toEqual([
      'id="a"/',
      'onclick',
    ]);
    expect(() => inlineSvg(source, 'alt', 'a.svg')).toThrow('a.svg:2:7  figure-svg');
  });

  it('keeps an id and a reference to it in a drawing of a diagram', () => {
    const marker = '<marker id="d1_a"/><path marker-end="url(#d1_a)" d="M0 0"/>';
    expect(inlineDiagram(svg(marker), 'a.svg')).toBe(svg(marker));
    expect(() => inlineDiagram(svg('<path onclick="x"/>'), 'a.svg')).toThrow('an event handler');
  });

  it('gives a drawing its size and its words, and leaves out what is said twice', () => {
    const source =
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 4 2"><title>x</title><!-- y --><path d="M0 0"/></svg>';
    expect(inlineSvg(source, 'a "b"', 'a.svg')).toBe(
      '<svg role="img" aria-label="a &quot;b&quot;" width="4" viewBox="0 0 4 2"><path d="M0 0"/></svg>',
    );
  });

  it('refuses a drawing without a viewBox, which could not be scaled', () => {
    expect(() => inlineSvg('<svg width="1"/>', 'alt', 'a.svg')).toThrow(
      'not an SVG drawing with a viewBox',
    );
  });

  it('keeps the spaces between words of a text', () => {
    expect(
      inlineSvg(svg('<text><tspan>a</tspan> <tspan>b</tspan></text>'), 'alt', 'a.svg'),
    ).toContain('</tspan> <tspan>');
  });
});
