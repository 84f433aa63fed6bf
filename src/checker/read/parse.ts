import type {Root} from 'mdast';
import type {VFileMessage} from 'vfile-message';
import {collectBlocks} from '../../blocks/collect';
import {collectFacts} from './facts';
import {readFrontMatter} from './frontMatter';
import {collectNodes} from './lessonNodes';
import {parseFast} from './parseFast';
import {collectProse} from './prose';
import {blank, scan} from './scan';
import {splitLines, type Lines} from '../../text/lines';
import type {Scan} from './scan/types';
import type {Source} from '../../text/types';
import type {SyntaxFault, ParsedLesson, LessonText, Lesson} from './lesson';

/** How many times a file is parsed, each time with one more fault blanked out. */
const MAX_ATTEMPTS = 30;
/** Reported when nesting overflows the parser’s stack. */
const TOO_DEEP = 'Nested too deeply';
const EMPTY: Root = {type: 'root', children: []};

/** Parses a lesson. Broken parts are reported and blanked out, so that the rest can still be checked. */
export function parseLesson(source: Source): Lesson {
  const text = source.text.replace(/\r(?!\n)/g, '\n');
  const lines = splitLines(text);
  const scanned = scan(text, lines);
  const {tree, faults} = parseTolerantly(scanned, lines);
  const parsed: ParsedLesson = {
    path: source.path,
    raw: source.text,
    text,
    lines,
    scan: scanned,
    tree,
    nodes: collectNodes(tree, lines),
    syntaxFaults: faults,
    blocks: collectBlocks(tree),
  };
  const lesson: LessonText = {...parsed, prose: collectProse(parsed)};
  const whole = {...lesson, ...readFrontMatter(lesson)};
  return {...whole, facts: collectFacts(whole)};
}

function parseTolerantly(
  {readable, fences}: Scan,
  lines: Lines,
): {readonly tree: Root; readonly faults: readonly SyntaxFault[]} {
  const faults: SyntaxFault[] = [];
  let rest = readable;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return {tree: parseFast(rest, lines, fences), faults};
    } catch (error) {
      if (error instanceof RangeError) {
        return {tree: EMPTY, faults: [...faults, {start: 0, end: rest.length, reason: TOO_DEEP}]};
      }
      const fault = faultOf(error as VFileMessage, rest, lines);
      faults.push(fault);
      rest = blank(rest, [fault]);
    }
  }
  return {tree: EMPTY, faults};
}

/** The part where the parser stopped, which has to be blanked out before it can continue. */
function faultOf({reason, place}: VFileMessage, text: string, lines: Lines): SyntaxFault {
  const point = place === undefined ? undefined : 'start' in place ? place.start : place;
  const offset = point === undefined ? 0 : lines.offset(point.line, point.column);
  const tag = /<[^<>\n]*>?|\{[^{}\n]*\}?/y;
  tag.lastIndex = offset;
  const found = tag.exec(text);
  if (found !== null) {
    return {start: offset, end: offset + found[0].length, reason};
  }
  const line = lines.list[lines.indexOf(Math.min(offset, text.length - 1))]!;
  const open = Math.max(text.lastIndexOf('<', offset), text.lastIndexOf('{', offset));
  const start = open >= line.start ? open : line.start;
  const visible = text.slice(start, line.end).trim() !== '';
  return visible ? {start, end: line.end, reason} : {start: 0, end: text.length, reason};
}
