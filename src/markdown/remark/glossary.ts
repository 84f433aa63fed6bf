import type {BlockContent, PhrasingContent} from 'mdast';
import {parseMdx} from '../../blocks/parseMdx';
import type {Page, Portal, Term} from '../../sources/model';
import {heading, link, paragraph, text} from './nodes';

/** The terms in alphabetical order, grouped by first letter, each with the lesson that explains it. */
export function glossary(portal: Portal): readonly BlockContent[] {
  const letters = new Map<string, Term[]>();
  const byName = [...portal.terms].sort((a, b) => plain(a.term).localeCompare(plain(b.term), 'en'));
  for (const term of byName) {
    const letter = plain(term.term).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters].flatMap(([letter, terms]) => [
    heading(2, [text(letter)], {id: `letter-${letter.toLowerCase()}`}),
    ...terms.flatMap((term) => entry(term, portal)),
  ]);
}

function entry({id, term, aliases, definition, lesson}: Term, portal: Portal): BlockContent[] {
  const page = portal.byFile.get(lesson);
  const words = aliases === undefined ? definition : `${definition} Also: ${aliases.join(', ')}.`;
  return [
    heading(3, inline(term), {id}),
    paragraph([...inline(words), ...(page ? explainedIn(page) : [])]),
  ];
}

function explainedIn({address, name}: Page): PhrasingContent[] {
  return [text(' Explained in '), link(address, name), text('.')];
}

/** A name without the backticks around its code. */
function plain(name: string): string {
  return name.replaceAll('`', '');
}

/** Text in which the parts between backticks are code. */
function inline(markdown: string): PhrasingContent[] {
  const [block] = parseMdx(markdown).children;
  return block?.type === 'paragraph' ? block.children : [];
}
