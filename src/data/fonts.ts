/**
 * The portal's typefaces: Atkinson Hyperlegible, which is designed so that similar characters are easy to tell
 * apart.
 */

/** How a system font is scaled to take up the same space as the web font until the web font has arrived. */
export interface Stand {
  /** Full names of fonts, for `local()`. */
  readonly local: readonly string[];
  /** `size-adjust`: the web font's average advance width, in percent of this font's. */
  readonly sizePercent: number;
}

export interface FontFace {
  /** Name of the published file, before its hash. */
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** The file in node_modules. */
  readonly file: string;
  /** Range of the weight axis that is kept. */
  readonly weights: readonly [from: number, to: number];
  /**
   * `optional` where the fallback font has different advance widths, so that a font that arrives late is used
   * from the next page on and moves nothing; `swap` where they are the same.
   */
  readonly display: 'optional' | 'swap';
  /** Whether pages preload it. */
  readonly isPreloaded: boolean;
}

const NEXT = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const MONO = '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono';

export const FONT_FACES: readonly FontFace[] = [
  {
    name: 'text',
    family: 'Portal Text',
    style: 'normal',
    file: `${NEXT}-latin-wght-normal.woff2`,
    weights: [400, 700],
    display: 'optional',
    isPreloaded: true,
  },
  {
    name: 'text-italic',
    family: 'Portal Text',
    style: 'italic',
    file: `${NEXT}-latin-wght-italic.woff2`,
    weights: [400, 400],
    display: 'optional',
    isPreloaded: false,
  },
  {
    name: 'code',
    family: 'Portal Code',
    style: 'normal',
    file: `${MONO}-latin-wght-normal.woff2`,
    weights: [400, 700],
    display: 'swap',
    isPreloaded: false,
  },
];

/** Ascent and descent of both typefaces, in thousandths of an em. */
export const FONT_ASCENT = 984;
export const FONT_DESCENT = 316;

/**
 * Fallback fonts, by family. Widths: @capsizecss/core 4 for text; for code 632 thousandths of an em against
 * 602, 600 and 550.
 */
export const STAND_INS: Readonly<Record<string, readonly Stand[]>> = {
  'Portal Text': [
    {local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], sizePercent: 99.6},
    {local: ['Roboto Regular', 'Roboto-Regular', 'Roboto'], sizePercent: 99.81},
  ],
  'Portal Code': [
    {
      local: ['Menlo Regular', 'Menlo-Regular', 'DejaVu Sans Mono', 'DejaVuSansMono'],
      sizePercent: 105,
    },
    {
      local: [
        'Roboto Mono',
        'RobotoMono-Regular',
        'Liberation Mono',
        'Courier New',
        'CourierNewPSMT',
      ],
      sizePercent: 105.33,
    },
    {local: ['Consolas'], sizePercent: 114.95},
  ],
};

const ASCII = Array.from({length: 95}, (_, place) => String.fromCharCode(32 + place)).join('');

/** The characters that are kept in the fonts; all others come from the system's fonts. */
export const FONT_CHARACTERS = `${ASCII}\u00a0àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒáíóúñãåøß“”‘’«»–—…•·×÷±°©®½¼¾→←↑↓≤≥≠−€£²³`;
