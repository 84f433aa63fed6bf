import type {SiteRule} from '../../rule';
import type {Finding} from '../../../text/finding';
import {checkFigure} from '../../../blocks/svg';
import {inFigures} from '../../site/figures';

const TAG = /<[a-z][^>]*>/gi;
const COLOUR =
  /\s(?:fill|stroke|stop-color|color)\s*[=:]\s*["']?(?!none|currentColor|inherit|transparent|var\(--fig-|url\(#)([^"';>\s]+)/gi;
const SMALL_TEXT = /\sfont-size\s*[=:]\s*["']?(\d+(?:\.\d+)?)(?=["';p\s])/gi;
/** In pixels; smaller text cannot be read on a phone. */
const SMALLEST = 14;

/** Finds matches inside tags, but not in the text of the drawing. */
function inTags(
  source: string,
  pattern: RegExp,
): readonly {readonly index: number; readonly value: string}[] {
  return [...source.matchAll(TAG)].flatMap(({index, 0: tag}) =>
    [...tag.matchAll(pattern)].map((match) => ({index: index + match.index + 1, value: match[1]!})),
  );
}

function findings(source: string): readonly Finding[] {
  return [
    ...checkFigure(source),
    ...inTags(source, COLOUR).map(({index, value: colour}): Finding => ({
      at: index,
      message: `the colour ${colour} does not change with the colour mode`,
      remedy:
        'use var(--fig-ink), --fig-muted, --fig-surface, --fig-accent or another --fig variable',
    })),
    ...inTags(source, SMALL_TEXT)
      .filter(({value: size}) => Number(size) < SMALLEST)
      .map(({index, value: size}): Finding => ({
        at: index,
        message: `text with font-size ${size} is too small to read`,
        remedy: `use font-size ${SMALLEST} or more`,
      })),
  ];
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'The drawing in a `<Figure>` has a `viewBox`, colours from the palette, text of size 14 or more, and no ids, scripts or links.',
  why: 'The drawing becomes part of the page: a fixed colour may be invisible in dark mode, and an id or a style affects everything else on the page.',
  wrong: '<svg width="600"><text fill="#333" font-size="11">gap</text></svg>',
  right: '<svg viewBox="0 0 600 200"><text fill="var(--fig-ink)" font-size="16">gap</text></svg>',
  language: 'svg',
  check: (site) => inFigures(site, findings),
};
