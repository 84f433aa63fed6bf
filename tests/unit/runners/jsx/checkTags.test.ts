import {checkTags} from '../../../../src/runners/jsx/checkTags';

describe('checkTags', () => {
  it.each([
    'const a = <p>a</p>;',
    'const a = <A.B c={<b/>} d>{x}<></></A.B>;',
    'const a = <svg xlink:href="a"><br /></svg>;',
    'const a = list.map((x) => <li key={x}>{x < 2 ? <b>{x}</b> : null}</li>);',
    'const a = 1 < 2 && 3 > 2;',
  ])('accepts %s', (code) => {
    expect(checkTags(code, false)).toBeUndefined();
  });

  it.each([
    ['const a = (\n  <p>Hi</b>\n);', 'p', 2],
    ['const a = <ul>\n<li>a</ul>\n</li>;', 'li', 2],
    ['const a = <A.B></A.C>;', 'A.B', 1],
    ['const a = <><b></></b>;', 'b', 1],
  ])('refuses %j', (code, name, line) => {
    expect(checkTags(code, false)).toEqual({
      message: `SyntaxError: Expected corresponding JSX closing tag for <${name}>`,
      line,
    });
  });

  it('knows generics of TypeScript from tags', () => {
    expect(
      checkTags('const f = <T,>(a: T): T => a; const b = <p>{f<number>(1)}</p>;', true),
    ).toBeUndefined();
  });
});
