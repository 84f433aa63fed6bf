import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Components whose text is not part of a heading’s id. */
const SILENT = new Set(['Badge']);

// In a heading, `{/* #gaps */}` sets the id.
const OWN_ID = /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/;

/** Text of a heading as used for its id: inline code is included, widgets such as a badge are not. */
export function headingText(heading: Heading): string {
  const children = heading.children.filter(
    (child) => !('name' in child && SILENT.has(String(child.name))) && idIn(child) === undefined,
  );
  return toString({...heading, children}).trim();
}

/** The id that the author has written into a heading, if there is one. */
export function ownHeadingId({children}: Heading): string | undefined {
  return children.map(idIn).find((id) => id !== undefined);
}

function idIn(child: Heading['children'][number]): string | undefined {
  return child.type === 'mdxTextExpression' ? OWN_ID.exec(child.value)?.[1] : undefined;
}
