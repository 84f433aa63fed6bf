import type {Line, Lines} from './scan/lines';
import type {Fence, Scan, Span, Tag} from './scan/types';

/** Characters, of a file that is read by a parser that cannot be stopped. */
const MAX_LENGTH = 200_000;
/** Characters of an expression; what stands in each other a thousand times fills the stack. */
const MAX_EXPRESSION = 1_000;
/** Line endings of Windows, spaces that are none to every reader, signs that are two characters, and none. */
const ODD_CHARACTER =
  /[\0-\x08\x0B-\x1F\x7F-\xA0\xAD\u0600-\u06FF\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uD800-\uDFFF\uFEFF-\uFFFF]/;
const ESCAPED_MARK = /\\[*_~]/;
/** What could be a directive with a name of letters that are not English. */
const ODD_NAME = /:[^\x00-\x7F]/;
const EMPTY_CHECK_BOX = /\[[ x]\][ \t]*$/im;
const ODD_LINE = /^[ \t>]*(?:::|(?:import|export)\s)/m;
const MARKUP_LINE = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)[<{]/gm;
const CONTAINER_REST = /^(?:\[(?! )[^[\]]*(?<! )\])?(?:\{[^{}]*\})?$/;
const FENCE_INFO = /^(?:\S+(?: \S+)*)?$/;

/** Whether a lesson has nothing in it that two parsers of MDX could read in two ways. */
export function isPlain(text: string, scan: Scan, lines: Lines): boolean {
  return (
    scan.readable === text &&
    text.length <= MAX_LENGTH &&
    scan.statements.length === 0 &&
    !ODD_CHARACTER.test(text) &&
    !ODD_NAME.test(text) &&
    !ESCAPED_MARK.test(text) &&
    !EMPTY_CHECK_BOX.test(text) &&
    scan.containers.every(({opening}) => CONTAINER_REST.test(opening.rest)) &&
    scan.fences.every((fence) => isPlainFence(fence, lines)) &&
    scan.tags.every((tag) => isPlainTag(tag, lines)) &&
    arePlainLines(text, scan) &&
    arePlainPairs(scan.tags, lines)
  );
}

/** Its lines, the first and the last included, begin where it begins, or further in. */
function isPlainFence({start, end, marker, info}: Fence, lines: Lines): boolean {
  const [opening, ...rest] = linesOf({start, end}, lines);
  const indent = opening!.text.indexOf(marker);
  return (
    FENCE_INFO.test(info) &&
    rest.at(-1)!.text.startsWith(opening!.text.slice(0, indent) + marker[0]!) &&
    [opening!, ...rest].every((line) => isIndented(line, indent))
  );
}

function isPlainTag({start, end, attributes}: Tag, lines: Lines): boolean {
  const [first, ...rest] = linesOf({start, end}, lines);
  return (
    (rest.length === 0 || first!.start === start) &&
    attributes.every(
      ({value}) => value?.kind !== 'expression' || value.text.length <= MAX_EXPRESSION,
    )
  );
}

function arePlainLines(text: string, {paragraphs, tags, braces}: Scan): boolean {
  const known = new Set([...tags, ...braces].map(({start}) => start));
  return paragraphs.every(({start, end}) => {
    const words = text.slice(start, end);
    return (
      !ODD_LINE.test(words) &&
      [...words.matchAll(MARKUP_LINE)].every(({index, 1: before}) =>
        known.has(start + index + before!.length),
      )
    );
  });
}

/** Whether no element begins in one list item, quotation or sentence and ends in another. */
function arePlainPairs(tags: readonly Tag[], lines: Lines): boolean {
  const open: Tag[] = [];
  return tags.every((tag) => {
    if (tag.kind === 'open') {
      open.push(tag);
    }
    const opening = tag.kind === 'close' ? open.pop() : undefined;
    return opening === undefined || isPlainPair(opening, tag, lines);
  });
}

function isPlainPair(opening: Tag, closing: Tag, lines: Lines): boolean {
  const between = linesOf({start: opening.start, end: closing.end}, lines);
  const indent = opening.start - between[0]!.start;
  return (
    between.length === 1 ||
    (closing.start - between.at(-1)!.start === indent &&
      between.every((line) => isIndented(line, indent)))
  );
}

function isIndented({text}: Line, indent: number): boolean {
  return text.slice(0, indent).trimStart() === '';
}

function linesOf({start, end}: Span, {list, indexOf}: Lines): readonly Line[] {
  return list.slice(indexOf(start), indexOf(end - 1) + 1);
}
