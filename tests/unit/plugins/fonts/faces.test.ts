import {readFileSync} from 'node:fs';
import {FONT_FACES, STAND_INS} from '../../../../src/data/fonts';
import {fontFaceRules, standInNames} from '../../../../src/plugins/fonts/faces';

const FACE = {...FONT_FACES[0]!, href: '/assets/fonts/text.abc.woff2'};

describe('the rules of the fonts', () => {
  const rules = fontFaceRules([FACE]);

  it('name the file, its weights and how long text waits for it', () => {
    expect(rules).toContain(
      '@font-face{font-family:"Portal Text";font-style:normal;font-weight:400 700;font-display:optional;src:url(/assets/fonts/text.abc.woff2)format("woff2")}',
    );
  });

  it('give one weight to a font that has only one', () => {
    expect(fontFaceRules([{...FACE, weights: [400, 400]}])).toContain('font-weight:400;');
  });

  it('make every stand-in as high as the web font', () => {
    for (const [family, stands] of Object.entries(STAND_INS)) {
      const names = standInNames(family);
      expect(new Set(names).size).toBe(stands.length);
      stands.forEach(({sizePercent}, place) => {
        const rule = rules.split('@font-face').find((text) => text.includes(`"${names[place]}"`))!;
        const percent = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)![1]);
        expect((percent('ascent-override') * sizePercent) / 100).toBeCloseTo(98.4, 1);
        expect((percent('descent-override') * sizePercent) / 100).toBeCloseTo(31.6, 1);
      });
    }
  });

  it('name only families that the styles use', () => {
    const tokens = readFileSync('src/css/tokens.css', 'utf8');
    for (const family of Object.keys(STAND_INS)) {
      const list = [family, ...standInNames(family)].map((name) => `'${name}'`).join(', ');
      expect(tokens).toContain(list);
    }
  });
});
