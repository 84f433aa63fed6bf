import type {Heading, Link, Paragraph, PhrasingContent, Text} from 'mdast';

export function text(value: string): Text {
  return {type: 'text', value};
}

export function link(url: string, words: string): Link {
  return {type: 'link', url, children: [text(words)]};
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** @param hProperties attributes of the element */
export function heading(
  depth: Heading['depth'],
  children: PhrasingContent[],
  hProperties?: Record<string, string>,
): Heading {
  const data = hProperties && {hProperties};
  return {type: 'heading', depth, children, ...(data && {data})};
}
