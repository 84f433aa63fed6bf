import {FIGURE_STYLE} from '../../../data/figures';
import type {Finding} from '../../../text/finding';
import type {SiteRule} from '../../rule';
import {inFigures} from '../../site/figures';

const ELEMENT = /<([a-z]+)\b[^>]*>/gi;
const ATTRIBUTE = /\s([a-z][a-z-]*)\s*=\s*"([^"]*)"/gi;

type Attributes = Readonly<Record<string, string>>;

interface Rule {
  readonly allows: (value: string, attributes: Attributes) => boolean;
  readonly remedy: string;
}

const {strokes, corners, dash, textSizes, specimen, weight, fonts} = FIGURE_STYLE;

const RULES: Readonly<Record<string, Rule>> = {
  'stroke-width': among(strokes),
  'stroke-dasharray': {allows: (value) => value === dash, remedy: `write "${dash}"`},
  rx: {
    allows: (value, attributes) => has(corners, value) || isPill(Number(value), attributes),
    remedy: `write ${listOf(corners)}, or half of the height for a pill`,
  },
  'font-size': {
    allows: (value) => has(textSizes, value) || Number(value) >= specimen,
    remedy: `write ${listOf(textSizes)}`,
  },
  'font-weight': {allows: (value) => value === weight, remedy: `write ${weight}, or leave it out`},
  'font-family': {
    allows: (value) => (fonts as readonly string[]).includes(value),
    remedy: `write ${fonts.join(', or for code ')}`,
  },
};

function among(allowed: readonly number[]): Rule {
  return {allows: (value) => has(allowed, value), remedy: `write ${listOf(allowed)}`};
}

function has(allowed: readonly number[], value: string): boolean {
  return allowed.includes(Number(value));
}

function isPill(radius: number, {width, height}: Attributes): boolean {
  return radius === Math.min(Number(width), Number(height)) / 2;
}

function listOf(values: readonly number[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)!}`;
}

function findings(source: string): readonly Finding[] {
  return [...source.matchAll(ELEMENT)].flatMap(({index, 0: element, 1: name}) => {
    const found = [...element.matchAll(ATTRIBUTE)];
    const attributes = Object.fromEntries(found.map(([, key, value]) => [key!, value!]));
    return found
      .filter(([, key]) => key !== 'rx' || name === 'rect')
      .flatMap(({index: inside, 1: key, 2: value}): readonly Finding[] => {
        const rule = RULES[key!];
        return rule === undefined || rule.allows(value!, attributes)
          ? []
          : [
              {
                at: index + inside + 1,
                message: `${key!} ${value!} is not in the drawing style of the figures`,
                remedy: `${rule.remedy}, as docs/figures.md shows`,
              },
            ];
      });
  });
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'The drawing in a `<Figure>` has the line weights, corners, dashes, text sizes and typefaces of docs/figures.md.',
  why: 'Figures by different authors look as if one person had drawn them, and students learn to read them only once.',
  wrong:
    '<svg viewBox="0 0 400 200"><rect rx="7" stroke-width="2.5" width="90" height="40"/></svg>',
  right: '<svg viewBox="0 0 400 200"><rect rx="8" stroke-width="2" width="90" height="40"/></svg>',
  language: 'svg',
  check: (site) => inFigures(site, findings),
};
