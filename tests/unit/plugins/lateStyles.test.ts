import {LATE_SHEETS, withLateSheets} from '../../../src/plugins/lateStyles';
import {adoptedScript} from '../../../src/plugins/lateStyles/adopted.cjs';

const extract = {loader: '/node_modules/@rspack/extract.js'};
const css = {loader: '/node_modules/css-loader/dist/cjs.js', options: {modules: {}}};
const script = {test: /js/, use: [{loader: 'swc'}]};
const sheet = {test: /\.module\.css$/, exclude: /other/, use: [extract, css]};

describe('withLateSheets', () => {
  it('leaves late sheets to a rule of their own, which takes the same steps but extracts nothing', () => {
    const [first, joined, late, ...rest] = withLateSheets([script, sheet]);
    expect(first).toBe(script);
    expect(joined).toEqual({...sheet, exclude: [/other/, LATE_SHEETS]});
    expect(late).toEqual({
      ...sheet,
      include: LATE_SHEETS,
      sideEffects: true,
      use: [
        expect.objectContaining({loader: expect.stringContaining('adopted.cjs') as never}),
        css,
      ],
    });
    expect(rest).toEqual([]);
  });

  it('says what to do when Docusaurus loads style sheets in another way', () => {
    expect(() => withLateSheets([script])).toThrow(/Compare src\/plugins\/lateStyles/);
  });

  it.each([
    ['/src/components/Dialog/late.module.css', true],
    ['/src/components/Present/late.css', true],
    ['/node_modules/medium-zoom/dist/style.css', true],
    ['/src/components/Dialog/styles.module.css', false],
    ['/src/components/Dialog/translate.css', false],
  ])('%s: late is %s', (path, isLate) => {
    expect(LATE_SHEETS.test(path)).toBe(isLate);
  });
});

interface Adopting {
  readonly options: {readonly minify: (css: string) => string};
}

describe('a late sheet', () => {
  it('is minified', () => {
    const {use} = withLateSheets([sheet])[1] as {readonly use: readonly [Adopting]};
    expect(use[0].options.minify('.box {\n  color: red;\n}\n')).toBe('.box{color:red}');
  });

  it('is adopted by the document, and gives the names of its classes', () => {
    const adopted: string[] = [];
    class CSSStyleSheet {
      replaceSync(text: string): void {
        adopted.push(text);
      }
    }
    const code = adoptedScript('.box_{color:red}', {box: 'box_'});
    const document = {adoptedStyleSheets: [] as unknown[]};
    const run = new Function('CSSStyleSheet', 'document', code.replace('export default', 'return'));
    expect(run(CSSStyleSheet, document)).toEqual({box: 'box_'});
    expect(adopted).toEqual(['.box_{color:red}']);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });
});
