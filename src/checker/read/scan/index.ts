import {scanBlocks} from './blocks';
import {pairContainers} from './containers';
import {scanFrontMatter, scanLateFrontMatter} from './frontMatter';
import {scanInline, type Inline} from './inline';
import type {Lines} from '../../../text/lines';
import {pairTags} from './pairs';
import type {Container, Scan} from './types';
import type {Span} from '../../../text/span';

const FILLER = /[^\r\n]/g;

/** Replaces spans with spaces, so that every other character keeps its offset. */
export function blank(text: string, spans: readonly Span[]): string {
  let result = '';
  let at = 0;
  for (const {start, end} of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= at) {
      continue;
    }
    result += text.slice(at, Math.max(at, start));
    result += text.slice(Math.max(at, start), end).replace(FILLER, ' ');
    at = end;
  }
  return result + text.slice(at);
}

/** Whether the inner container closes the outer one too early, because it has as many colons. */
export function isTooDeep({opening, parent}: Container): boolean {
  return parent?.closing !== undefined && opening.colons >= parent.opening.colons;
}

/** Whether a container is in VuePress syntax: a space after the colons, or a title that is not in brackets. */
export function isOldContainer({opening}: Container): boolean {
  return opening.gap !== '' || /^\s+[^\s{]/.test(opening.rest);
}

/** Reads a file as its author sees it and finds every place that MDX cannot read; never throws. */
export function scan(text: string, lines: Lines): Scan {
  const frontMatter = scanFrontMatter(lines);
  const lateFrontMatter = frontMatter === undefined ? scanLateFrontMatter(lines) : undefined;
  const from = frontMatter?.end ?? lateFrontMatter?.end ?? 0;
  const blocks = scanBlocks(lines, from === 0 ? 0 : from + 1);
  const {containers, strayClosings} = pairContainers(blocks.containerLines);
  const inline: Inline = {tags: [], braces: [], faults: [...blocks.faults]};
  let at = 0;
  for (const {start, end} of blocks.paragraphs) {
    at = scanInline(text, {start: Math.max(start, at), end: Math.max(end, at)}, inline);
  }
  const faults = [...inline.faults, ...pairTags(inline.tags)].sort((a, b) => a.start - b.start);
  const broken: Span[] = [
    ...faults,
    ...(lateFrontMatter ? [lateFrontMatter] : []),
    ...(frontMatter && !frontMatter.closed ? [frontMatter] : []),
    ...blocks.fences.filter(({ending}) => ending !== 'closed'),
    ...strayClosings,
    ...containers.flatMap((container) => {
      const {opening, closing} = container;
      return closing === undefined || isTooDeep(container) || isOldContainer(container)
        ? [opening, ...(closing ? [closing] : [])]
        : [];
    }),
  ];
  return {
    frontMatter,
    lateFrontMatter,
    fences: blocks.fences,
    containers,
    strayClosings,
    tags: inline.tags,
    braces: inline.braces,
    statements: blocks.statements,
    paragraphs: blocks.paragraphs,
    faults,
    readable: blank(text, broken),
  };
}
