import {drawnSize, withPrefixedIds} from '../../../src/lib/drawing';

describe('drawnSize', () => {
  it.each(['0 0 640 360', '-10,-5,640,360', '0 0  640.5 360'])('reads the viewBox %p', (box) => {
    const {width, height} = drawnSize(`<svg role="img" viewBox="${box}" font-size="16"></svg>`);
    expect([Math.floor(width), height]).toEqual([640, 360]);
  });

  it('is a square where nothing is said', () => {
    expect(drawnSize('<svg></svg>')).toEqual({width: 1, height: 1});
  });
});

describe('withPrefixedIds', () => {
  it('renames ids together with all that refers to them', () => {
    expect(
      withPrefixedIds(
        '<svg aria-labelledby="t d"><title id="t">A</title><desc id="d">B</desc><marker id="m"/><path marker-end="url(#m)" fill=\'url("#g")\'/><use href="#m"/><use xlink:href="#m"/></svg>',
        'x-',
      ),
    ).toBe(
      '<svg aria-labelledby="x-t x-d"><title id="x-t">A</title><desc id="x-d">B</desc><marker id="x-m"/><path marker-end="url(#x-m)" fill=\'url("#x-g")\'/><use href="#x-m"/><use xlink:href="#x-m"/></svg>',
    );
  });

  it('changes nothing else', () => {
    const svg = '<svg width="10"><rect fill="#fff" data-grid="a"/><text>id of a grid</text></svg>';
    expect(withPrefixedIds(svg, 'x-')).toBe(svg);
  });
});
