import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Components whose text is not part of a heading’s id. */
const SILENT = new Set(['Badge']);

/** Text of a heading as its id counts it: inline code counts, widgets such as a badge do not. */
export function headingText(heading: Heading): string {
  const children = heading.children.filter(
    (child) => !('name' in child && SILENT.has(String(child.name))),
  );
  return toString({...heading, children}).trim();
}
