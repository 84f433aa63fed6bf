import type {Lesson} from './lesson';
import type {Fault} from './scan/types';
import type {Span} from '../../text/span';

/** The faults of the given kinds that tolerant reading found, in reading order. */
export function faultsOf(lesson: Lesson, ...kinds: readonly Fault['kind'][]): readonly Fault[] {
  return lesson.scan.faults.filter(({kind}) => kinds.includes(kind));
}

/** Whether a tag or symbol is inside a line of prose rather than at the start of a block. */
export function isInProse({lines}: Lesson, {start}: Span): boolean {
  const line = lines.list[lines.indexOf(start)]!;
  return /[\p{L}\p{N}]/u.test(line.text.slice(0, start - line.start));
}

/** Shortens a quotation for a message. */
export function quote(text: string, length = 40): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
