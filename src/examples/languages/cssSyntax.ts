const CHANNEL = '[ <number> | <percentage> | <angle> | none | <custom-ident> ]';
const RELATIVE = `from <color> ${CHANNEL}{3} [ / ${CHANNEL} ]?`;
const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/**
 * Syntax that is in the standards but not in css-tree 3.2.1: relative colours and
 * contrast-color() (CSS Color 5), percentages as the radius of a circle (CSS Shapes 1),
 * any sum in calc-size() (CSS Values 5), margin-trim (CSS Box 4).
 */
export const newerSyntax = {
  properties: {
    'margin-trim':
      'none | [ block || inline ] | [ block-start || inline-start || block-end || inline-end ]',
  },
  types: {
    ...Object.fromEntries(
      COLOUR_FUNCTIONS.map((name) => [`${name}()`, `| ${name}( ${RELATIVE} )`]),
    ),
    'color()': `| color( from <color> <custom-ident> ${CHANNEL}{3} [ / ${CHANNEL} ]? )`,
    'color-base': '| contrast-color( <color> )',
    'circle()': '| circle( <length-percentage> [ at <position> ]? )',
    'calc-size()': '| calc-size( <any-value> )',
  },
} as const;
