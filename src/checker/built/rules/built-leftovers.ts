import type {BuiltRule} from '../rule';

/** Markup that appears in the text only if nothing processed it. */
const LEFTOVERS =
  /:::|\[\[toc\]\]|<!--|-->|\{\/\*|\*\/\}|\uFFFD|\]\(\.{0,2}\/|^\s*```|\[object Object\]|\bundefined\b(?= [|<])/i;

export const rule: BuiltRule = {
  wants: 'No Markdown or MDX syntax is left in the text of a page.',
  why: 'Readers would see the raw syntax.',
  check: ({texts}) =>
    texts.flatMap(({text, at}) => {
      const found = LEFTOVERS.exec(text);
      return found === null
        ? []
        : [
            {
              at: at + found.index,
              message: `“${text.slice(Math.max(0, found.index - 10), found.index + 30).trim()}” appears on the page as raw syntax`,
              remedy: 'correct it in the source file',
            },
          ];
    }),
};
