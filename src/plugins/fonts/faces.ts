import {FONT_ASCENT, FONT_DESCENT, STAND_INS, type FontFace} from '../../data/fonts';

export interface PublishedFace extends FontFace {
  readonly href: string;
}

/** The `@font-face` rules of the fonts and of the system's fonts that stand in for them. */
export function fontFaceRules(faces: readonly PublishedFace[]): string {
  return [...faces.map(webFont), ...Object.keys(STAND_INS).flatMap(standIns)].join('');
}

/** Names of the stand-ins of a family, in the order in which they are tried. */
export function standInNames(family: string): readonly string[] {
  return STAND_INS[family]!.map((_, place) => `${family} ${place + 1}`);
}

function webFont({family, style, weights, display, href}: PublishedFace): string {
  return rule({
    'font-family': quote(family),
    'font-style': style,
    'font-weight': [...new Set(weights)].join(' '),
    'font-display': display,
    src: `url(${href})format("woff2")`,
  });
}

function standIns(family: string): readonly string[] {
  return STAND_INS[family]!.map(({local, sizePercent}, place) =>
    rule({
      'font-family': quote(standInNames(family)[place]!),
      src: local.map((name) => `local(${quote(name)})`).join(),
      'size-adjust': `${sizePercent}%`,
      'ascent-override': metric(FONT_ASCENT, sizePercent),
      'descent-override': metric(FONT_DESCENT, sizePercent),
      'line-gap-override': '0%',
    }),
  );
}

/** A height of the web font as a percentage of the stand-in's size, which `size-adjust` has changed. */
function metric(thousandths: number, sizePercent: number): string {
  return `${((thousandths / 10 / sizePercent) * 100).toFixed(2)}%`;
}

function quote(text: string): string {
  return `"${text}"`;
}

function rule(declarations: Readonly<Record<string, string>>): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}`;
}
