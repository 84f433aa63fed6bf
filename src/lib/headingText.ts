import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Components whose text is not part of a heading’s id. */
const SILENT = new Set(['Badge']);

/** Text of a heading as used for its id: inline code is included, widgets such as a badge are not. */
export function headingText(heading: Heading): string {
  const children = heading.children.filter(
    (child) => !('name' in child && SILENT.has(String(child.name))),
  );
  return toString({...heading, children}).trim();
}
